/** What is known of guests has a term: what ends it by itself, and what a host ends by hand. */
export { accountsDays, eraseGuests, erasePastGuests, forgetStays } from './eraseGuests.ts';
export { forgetHolds, keptDays } from './forgetHolds.ts';
export { forgetPasswords } from './forgetPasswords.ts';
export { forgetNights } from './forgetNights.ts';
