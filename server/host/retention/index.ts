/** The retention of guests' data: automatic deletion, and erasure by a host. */
export { accountsDays, eraseGuests, erasePastGuests, eraseExpiredStays } from './eraseGuests.ts';
export { deleteExpiredHolds, retentionDays } from './deleteExpiredHolds.ts';
export { deleteExpiredPasswords } from './deleteExpiredPasswords.ts';
export { deleteOldImports } from './deleteOldImports.ts';
export { deletePastNights } from './deletePastNights.ts';
