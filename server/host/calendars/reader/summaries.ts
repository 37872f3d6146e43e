// So write Airbnb, Vrbo and Google what nobody has booked there. "CLOSED - Not available", of Booking.com, is a stay too.
const block = /^(?!closed).*\b(not available|unavailable|blocked)\b/i;

const closureWords = new Set('closed not available unavailable blocked booked busy occupied'.split(' '));

/** Whether a summary means a stay, and no block of nights that nobody has booked. */
export const isStay = (summary: string): boolean => !block.test(summary.trim());

/**
 * Whether a summary says no more than that nights are taken, as a channel writes what it has read of this site. Whoever
 * writes "Reserved" or a name has a booking of its own.
 */
export const isClosure = (summary: string): boolean =>
  (summary.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => closureWords.has(word));
