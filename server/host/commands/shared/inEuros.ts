/** Formats an amount in cents for messages, such as `123.45 EUR`. */
export const inEuros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
