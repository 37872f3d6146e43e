/** The host's own commands, which bypass the API. They work in the same way whether the site runs or not. */
export { CommandRefused, UnknownReservation, WrongInput } from './refused.ts';
export {
  commandNames,
  isCommand,
  runCommand,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
} from './run.ts';
export { createCommands, type HostCommands } from './hostCommands.ts';
export type { AccessLink, ListedUser } from './access.ts';
export type { ListedBulletins, MadeFile } from './bulletins.ts';
export { fillExamples, removeExamples } from './examples.ts';
export type { Erasure } from './eraseGuest.ts';
export type { KeysInUse } from './reencrypt.ts';
export { previewLostKey, replaceLost, type LostWithKey } from './lostKey.ts';
export { listedStatuses, type ReservationPage } from './listReservations.ts';
export type { BookingOffer, CreatedBooking } from './createBooking.ts';
export { formatForSpreadsheets, formatReservationsCsv } from './reservationsCsv.ts';
export { refundChoices, type CancellationTerms } from './cancelReservation.ts';
export type { ListedConflict } from './listConflicts.ts';
export type { ListedCalendar } from './listCalendars.ts';
export type { ChangedNights } from './changeNights.ts';
export type { ListedChange, ListedPrice } from './listNightPrices.ts';
export type { NightRates } from './nightRates.ts';
export type { Timeline, TimelineProperty } from '../../../contract/dashboard/timeline.ts';
export type { PriceWarning } from './priceWarnings.ts';
export type { ListedNights } from './listNights.ts';
export type { OpenedNights } from './openNights.ts';
export type { ListedJob } from './jobs.ts';
export { resendableMails } from './resendMail.ts';
export type { UnpaidReservation } from './unpaidHolds.ts';
export { describeDesk } from './describeDesk.ts';
export type { ShownReservation } from './showReservation.ts';
export type { MadeRefund } from './refundReservation.ts';
export type { RepeatedCharge } from './chargeAgain.ts';
export type { RefundTerms } from './refundTerms.ts';
