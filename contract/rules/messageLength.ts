/** The maximum length of a message to a host, in characters. */
export const longestMessage = 5000;
