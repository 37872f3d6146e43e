/** What is known of guests has a term: what ends it by itself, and what a host ends by hand. */
export { accountsDays, eraseGuests, erasePastGuests, eraseExpiredStays } from './eraseGuests.ts';
export { deleteExpiredHolds, keptDays } from './deleteExpiredHolds.ts';
export { deleteExpiredPasswords } from './deleteExpiredPasswords.ts';
export { deletePastNights } from './deletePastNights.ts';
