/** A future expiry date of a card, as typed. */
export const expiry = `12 / ${(new Date().getUTCFullYear() + 3) % 100}`;
