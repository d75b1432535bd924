// Checks of sealing to a public key.

import Engine

enum HPKEChecks {
  static var all: [Check] {
    [
      Check(
        "HPKE with P-256 and AES-256-GCM gives the key and nonce that the CFRG publishes",
        finds: "ee16802a936d5f544771131900ee6973d0551de9e852ece2ef34bf0d5f9e1d1d"
          + "9bc50980832a7b4b58c40161"
      ) {
        let enc =
          "04c06b4f6bebc7bb495cb797ab753f911aff80aefb86fd8b6fcc35525f3ab5f03e"
          + "0b21bd31a86c6048af3cb2d98e0d3bf01da5cc4c39ff5370d331a4f1f7d5a4e0"
        let recipient =
          "04abc7e49a4c6b3566d77d0304addc6ed0e98512ffccf505e6a8e3eb25c685136f"
          + "853148544876de76c0f2ef99cdc3a05ccf5ded7860c7c021238f9e2073d2356c"
        let agreed = "e0412b4a8469693867019d05593cb1bf2e71aa663790b00457f31a21d3beddd6"
        let made = HPKE.messageKey(
          agreed: Hex.decode(agreed) ?? [], enc: Hex.decode(enc) ?? [],
          recipient: Hex.decode(recipient) ?? [],
          info: Array("Ode on a Grecian Urn".utf8))
        return Hex.encode(made.key + made.nonce)
      }
    ]
  }
}
