// Fills the functions of CCurl.h.
#include "CCurl.h"

#include <curl/curl.h>
#include <string.h>

struct reading {
  const char *next;
  size_t rest;
};

static size_t read_message(char *buffer, size_t size, size_t count, void *user) {
  struct reading *reading = user;
  size_t most = size * count;
  if (most > reading->rest) most = reading->rest;
  memcpy(buffer, reading->next, most);
  reading->next += most;
  reading->rest -= most;
  return most;
}

int redstart_start_mail(void) { return (int)curl_global_init(CURL_GLOBAL_DEFAULT); }

int redstart_send_mail(
  const char *url, const char *user, const char *password, const char *from, const char *to,
  const char *message, size_t length, int needs_tls, long seconds) {
  CURL *curl = curl_easy_init();
  if (curl == NULL) return CURLE_OUT_OF_MEMORY;
  struct curl_slist *recipients = curl_slist_append(NULL, to);
  struct reading reading = {message, length};
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, seconds);
  curl_easy_setopt(curl, CURLOPT_URL, url);
  if (user[0] != '\0') {
    curl_easy_setopt(curl, CURLOPT_USERNAME, user);
    curl_easy_setopt(curl, CURLOPT_PASSWORD, password);
  }
  curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)(needs_tls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from);
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients);
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_message);
  curl_easy_setopt(curl, CURLOPT_READDATA, &reading);
  CURLcode code = recipients == NULL ? CURLE_OUT_OF_MEMORY : curl_easy_perform(curl);
  curl_slist_free_all(recipients);
  curl_easy_cleanup(curl);
  return (int)code;
}
