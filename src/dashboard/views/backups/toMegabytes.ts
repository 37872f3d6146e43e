const megabyte = 1e6;

/** Returns a number of bytes in megabytes, rounded to one decimal, and at least the smallest one. */
export const toMegabytes = (bytes: number): number => Math.max(Math.round((bytes / megabyte) * 10), 1) / 10;
