/** The maximum length of a message to a host, in characters. */
export const maxMessageLength = 5000;
