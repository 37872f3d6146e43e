// Airbnb, Vrbo and Google use these summaries for nights that are blocked without a booking. "CLOSED - Not available"
// by Booking.com can be a stay.
const block = /^(?!closed).*\b(not available|unavailable|blocked)\b/i;

const closureWords = new Set('closed not available unavailable blocked booked busy occupied'.split(' '));

/** Whether a summary means a stay, and not nights that are blocked without a booking. */
export const isStay = (summary: string): boolean => !block.test(summary.trim());

/**
 * Whether a summary says only that nights are taken, as channels write for nights that they read from this site.
 * "Reserved" or a name means a booking of the channel itself.
 */
export const isClosure = (summary: string): boolean =>
  (summary.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => closureWords.has(word));
