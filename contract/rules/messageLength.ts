/** How many characters a message to a host may have. */
export const longestMessage = 5000;
