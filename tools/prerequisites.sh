#!/usr/bin/env bash
# Finds what is missing for a purpose and installs it:
# tools/prerequisites.sh run|check|test|bench|package|long
# What cannot be installed here is named together with its cure, in one line.
set -euo pipefail
cd "$(dirname "$0")/.."
purpose=${1:-run}

swift_version=6.3
python_home=.build-python
# The packages of the tests from outside. Playwright drives Debian's own Chromium, so nothing is
# downloaded; the others are a second client of the server, and what makes requests for it.
python_packages=(
  playwright==1.65.2 axe-playwright-python==0.1.8 selenium==4.51.0 pytest==9.2.0
  pytest-xdist==3.8.0 cryptography==50.0.2 bcrypt==5.0.0 schemathesis==4.32.5
  hypothesis==6.170.15 requests==2.34.2 PyYAML==6.0.3 oidc-provider-mock==0.3.4
  h2==4.4.1 http-ece==1.2.1 py-vapid==1.9.6 pywebpush==2.5.0
)

# A line is: Debian package, then a command or a file (a pattern is allowed) that shows it is there.
packages_to_build='
git git
python3 python3
wasi-libc /usr/lib/wasm32-wasi/libc.a
libclang-rt-14-dev-wasm32 /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a
binaryen wasm-split
brotli brotli
esbuild esbuild
terser terser
nodejs node
gzip gzip
librsvg2-bin rsvg-convert
pngquant pngquant
libsqlite3-dev /usr/include/sqlite3.h
libcrypt-dev /usr/include/crypt.h
libcurl4-openssl-dev /usr/include/*/curl/curl.h'
packages_to_test='
python3-venv /usr/lib/python3*/ensurepip
chromium /usr/bin/chromium
chromium-headless-shell chromium-headless-shell
webkit2gtk-driver WebKitWebDriver
firefox-esr firefox-esr
xvfb Xvfb
openssl openssl
testssl.sh testssl
systemd systemd-analyze'
packages_to_package='
binutils strip
dpkg-dev dpkg-shlibdeps'
# What packages are installed into, to try them.
packages_to_try='
debootstrap /usr/sbin/debootstrap'

stop() {
  echo "$1 — cure: $2" >&2
  exit 1
}

is_there() {
  case $1 in
    /*) compgen -G "$1" > /dev/null ;;
    *) command -v "$1" > /dev/null ;;
  esac
}

missing_packages() {
  local package probe
  while read -r package probe; do
    [ -z "$package" ] || is_there "$probe" || echo "$package"
  done <<< "$1"
}

check_swift() {
  local cure="install Swift $swift_version from https://www.swift.org/install and put it on PATH"
  command -v swift > /dev/null || stop "Swift is not installed" "$cure"
  local found
  found=$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  case $found in
    "$swift_version" | "$swift_version".*) ;;
    *) stop "Swift $swift_version is needed, this is ${found:-unknown}" "$cure" ;;
  esac
}

# Empty for root, `sudo` for a person who agreed, `sudo -n` where nobody can be asked.
superuser() {
  if [ "$(id -u)" = 0 ]; then return; fi
  if [ "${CI:-}" = true ]; then echo "sudo -n"; else echo "sudo"; fi
}

ask_first() {
  [ "${CI:-}" = true ] && return
  [ -t 0 ] || stop "missing: $*" "sudo apt-get update && sudo apt-get install $*"
  local answer
  read -r -p "Missing: $*. Install with apt-get? [y/N] " answer
  [ "$answer" = y ] || [ "$answer" = Y ] \
    || stop "missing: $*" "sudo apt-get update && sudo apt-get install $*"
}

install_packages() {
  command -v apt-get > /dev/null \
    || stop "missing: $*" "install these, or their likes on this system, by hand"
  ask_first "$@"
  local cure="sudo apt-get update && sudo apt-get install $*" apt log
  read -r -a apt <<< "$(superuser) env DEBIAN_FRONTEND=noninteractive apt-get -y -qq"
  log=$(mktemp)
  if ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; } \
    > "$log" 2>&1 < /dev/null; then
    tail -n 20 "$log" >&2
    stop "apt-get could not install $*" "$cure"
  fi
  rm -f "$log"
}

install_python_packages() {
  local wanted="${python_packages[*]}"
  if [ "$(cat "$python_home/packages" 2> /dev/null)" = "$wanted" ]; then return; fi
  rm -rf "$python_home"
  python3 -m venv "$python_home" \
    || stop "no virtual environment in $python_home" "sudo apt-get install python3-venv"
  "$python_home/bin/pip" install --quiet --disable-pip-version-check "${python_packages[@]}" \
    || stop "pip could not install $wanted" "check the network, then run this again"
  echo "$wanted" > "$python_home/packages"
}

case $purpose in
  run | check | bench) wanted=$packages_to_build ;;
  package) wanted=$packages_to_build$packages_to_package ;;
  test) wanted=$packages_to_build$packages_to_test$packages_to_package ;;
  long) wanted=$packages_to_build$packages_to_test$packages_to_package$packages_to_try ;;
  *) stop "unknown purpose $purpose" "say run, check, test, bench, package or long" ;;
esac

check_swift
mapfile -t missing < <(missing_packages "$wanted")
[ ${#missing[@]} = 0 ] || install_packages "${missing[@]}"
mapfile -t missing < <(missing_packages "$wanted")
[ ${#missing[@]} = 0 ] || stop "still missing: ${missing[*]}" "install them by hand"
case $purpose in test | long) install_python_packages ;; esac
