int cpng_placeholder(void);
