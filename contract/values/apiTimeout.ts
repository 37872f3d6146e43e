/** The time limit of a call to the host, in milliseconds. */
export const apiTimeout = 10_000;
