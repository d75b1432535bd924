// Sending one mail through libcurl: its own functions take any number of arguments, which Swift
// cannot call.
#pragma once
#include <stddef.h>

/// Sets libcurl up; once in a process, before anything else. 0 when that went well.
int redstart_start_mail(void);

/// Hands one message to a mail server and waits until it is taken. An empty user means that none
/// is sent. 0 when the message was taken, else libcurl's number of the error.
int redstart_send_mail(
  const char *url, const char *user, const char *password, const char *from, const char *to,
  const char *message, size_t length, int needs_tls, long seconds);
