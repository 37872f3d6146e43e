/** The host's own commands, which bypass the API. They work in the same way whether the site runs or not. */
export { CommandRefused, UnknownReservation, WrongInput } from './shared/refused.ts';
export {
  commandNames,
  isCommand,
  runCommand,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
} from './run.ts';
export { createCommands, type HostCommands } from './hostCommands.ts';
export type { AccessLink, ListedUser } from './access/access.ts';
export type { ListedBulletins, MadeFile } from './guests/bulletins.ts';
export { fillExamples, removeExamples } from './reservations/examples.ts';
export type { ExportedContent } from './content/exportContent.ts';
export type { ImportedProperty } from './content/importContent.ts';
export type { ListedVersion } from '../units/history.ts';
export type { Erasure } from './guests/eraseGuest.ts';
export type { KeysInUse } from './keys/reencrypt.ts';
export { previewLostKey, replaceLost, type LostWithKey } from './keys/lostKey.ts';
export { listedStatuses, type ReservationPage } from './reservations/listReservations.ts';
export type { BookingOffer, CreatedBooking } from './reservations/createBooking.ts';
export { formatForSpreadsheets, formatReservationsCsv } from './reservations/reservationsCsv.ts';
export { refundChoices, type CancellationTerms } from './reservations/cancelReservation.ts';
export type { ListedConflict } from './calendars/listConflicts.ts';
export type { ListedCalendar } from './calendars/listCalendars.ts';
export type { ChangedNights } from './nights/changeNights.ts';
export type { ListedChange, ListedPrice } from './nights/listNightPrices.ts';
export type { NightRates } from './nights/nightRates.ts';
export type { Timeline, TimelineProperty } from '../../../contract/dashboard/timeline.ts';
export type { PriceWarning } from './nights/priceWarnings.ts';
export type { ListedNights } from './nights/listNights.ts';
export type { OpenedNights } from './nights/openNights.ts';
export type { ListedJob } from './jobs/jobs.ts';
export { resendableMails } from './reservations/resendMail.ts';
export type { UnpaidReservation } from './reservations/unpaidHolds.ts';
export { describeDesk } from './reservations/describeDesk.ts';
export type { ShownReservation } from './reservations/showReservation.ts';
export type { MadeRefund } from './reservations/refundReservation.ts';
export type { RepeatedCharge } from './reservations/chargeAgain.ts';
export type { RefundTerms } from './reservations/refundTerms.ts';
