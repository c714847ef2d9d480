typedef struct _IO_FILE FILE;
struct timespec {
  long tv_sec;
  long tv_nsec;
};
double sin(double);
double fabs(double);
