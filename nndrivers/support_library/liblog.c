/* The functions of Android's liblog that drivers are linked against, for machines that have none.
 *
 * Each message goes to the function that set_sink has been given: priority, tag, text.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_TEXT = 4096, FATAL = 7 };

typedef void (*Sink)(int priority, const char *tag, const char *text);

static Sink sink;

void set_sink(Sink to) { sink = to; }

int __android_log_write(int priority, const char *tag, const char *text) {
    if (sink) sink(priority, tag ? tag : "", text ? text : "");
    return 1;
}

int __android_log_vprint(int priority, const char *tag, const char *format, va_list arguments) {
    char text[MAX_TEXT];
    vsnprintf(text, sizeof text, format, arguments);
    return __android_log_write(priority, tag, text);
}

int __android_log_print(int priority, const char *tag, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = __android_log_vprint(priority, tag, format, arguments);
    va_end(arguments);
    return result;
}

int __android_log_buf_write(int buffer, int priority, const char *tag, const char *text) {
    (void)buffer;
    return __android_log_write(priority, tag, text);
}

int __android_log_is_loggable(int priority, const char *tag, int default_priority) {
    (void)tag;
    return priority >= default_priority;
}

void __android_log_assert(const char *condition, const char *tag, const char *format, ...) {
    if (format) {
        va_list arguments;
        va_start(arguments, format);
        __android_log_vprint(FATAL, tag, format, arguments);
        va_end(arguments);
    } else {
        __android_log_write(FATAL, tag, condition);
    }
    abort();
}
