/** The host's own commands, which bypass the API. They work in the same way whether the site runs or not. */
export { CommandRefused, WrongInput } from './refused.ts';
export { isCommand, type CommandAnswer, type CommandInput, type CommandName } from './run.ts';
export { createCommands, type HostCommands } from './hostCommands.ts';
export type { ListedBulletins, MadeFile } from './bulletins.ts';
export type { Erasure } from './eraseGuest.ts';
export type { KeysInUse } from './reencrypt.ts';
export { previewLostKey, replaceLost, type LostWithKey } from './lostKey.ts';
export { listedStatuses, type ReservationPage } from './listReservations.ts';
export { refundChoices, type CancellationTerms } from './cancelReservation.ts';
export type { ListedConflict } from './listConflicts.ts';
export type { ListedCalendar } from './listCalendars.ts';
export type { ListedNights } from './listNights.ts';
export type { OpenedNights } from './openNights.ts';
export type { ListedJob } from './jobs.ts';
export { resendableMails } from './resendMail.ts';
export type { UnpaidReservation } from './unpaidHolds.ts';
export type { ShownReservation } from './showReservation.ts';
