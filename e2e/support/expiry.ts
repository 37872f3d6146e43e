/** An expiry of a card, as it is typed, that has not come. */
export const expiry = `12 / ${(new Date().getUTCFullYear() + 3) % 100}`;
