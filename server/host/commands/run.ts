import * as v from 'valibot';
import { channelStayNote, nightsChange } from '../../../contract/dashboard/timeline.ts';
import { violationMessages } from '../../../contract/values/violationMessages.ts';
import { examineDatabase } from '../store/examineDatabase.ts';
import {
  addAccess,
  accessInput as addingAccess,
  createAccessLink,
  createSetupLink,
  accessLinkInput,
  listAccess,
  oneUser,
  removeAccess,
} from './access/access.ts';
import { fillExamples, removeExamples } from './reservations/examples.ts';
import type { CommandContext, DatabaseContext } from './shared/commandContext.ts';
import {
  bulletinQuery,
  listBulletins,
  makeBulletins,
  noteExported,
  someReservations,
} from './guests/bulletins.ts';
import { discardInput, discardPropertyDraft, publishInput, publishProperty } from './content/drafts.ts';
import { exportContent, exportInput } from './content/exportContent.ts';
import { importContent, importInput } from './content/importContent.ts';
import { orderInput, orderProperties } from './content/orderProperties.ts';
import { useFiles } from './content/useFiles.ts';
import { listPropertyVersions, oneProperty, revertInput, revertProperty } from './content/versions.ts';
import { describeChannelStay } from './calendars/describeChannelStay.ts';
import { previewErasure, eraseGuest, erasureInput, erasureQuery } from './guests/eraseGuest.ts';
import { bookingTerms, createBooking, hostBooking, previewBooking } from './reservations/createBooking.ts';
import { exportGuest } from './guests/exportGuest.ts';
import {
  previewCancellation,
  cancelByHost,
  cancelInput,
  cancellationQuery,
} from './reservations/cancelReservation.ts';
import { addNote, noteInput } from './reservations/addNote.ts';
import { chargeAgain, chargeInput, previewCharge } from './reservations/chargeAgain.ts';
import { listFailedJobs, retryJobs, retryInput } from './jobs/jobs.ts';
import { listConflicts } from './calendars/listConflicts.ts';
import { listCalendars } from './calendars/listCalendars.ts';
import { listConditions, listInput, listReservations } from './reservations/listReservations.ts';
import { sumReservations } from './reservations/sumReservations.ts';
import { oneUnit, renewCalendarAddress, getCalendarAddress } from './calendars/calendarAddress.ts';
import {
  addCalendar,
  calendarInput,
  calendarName,
  calendarOptions,
  changeCalendar,
  fetchCalendars,
  removeCalendar,
  someCalendars,
} from './calendars/calendars.ts';
import { changeNights, previewNightsChange } from './nights/changeNights.ts';
import { closeNights } from './nights/closeNights.ts';
import { closingInput, someNights } from './nights/nightsInput.ts';
import { listNights, nightsQuery } from './nights/listNights.ts';
import { listNightChanges, listNightPrices, pricesQuery } from './nights/listNightPrices.ts';
import { openNights } from './nights/openNights.ts';
import {
  previewRefund,
  refundInput,
  refundPreview,
  refundReservation,
} from './reservations/refundReservation.ts';
import { WrongInput } from './shared/refused.ts';
import { readTimeline, timelineQuery } from './nights/readTimeline.ts';
import { previewReopening, reopenRegistration } from './guests/reopenRegistration.ts';
import { channelMoneyInput, recordChannelMoney } from './reservations/recordChannelMoney.ts';
import { paymentInput, recordPayment } from './reservations/recordPayment.ts';
import { resendInput, resendMail } from './reservations/resendMail.ts';
import { readSealedSettings } from './settings/readSealedSettings.ts';
import { listRegistrations, registrationQuery } from './guests/listRegistrations.ts';
import { remindGuest } from './guests/remindGuest.ts';
import { showToday } from './jobs/showToday.ts';
import { sealAllAgain } from './keys/reencrypt.ts';
import { previewNewLink, sendNewLink } from './reservations/sendNewLink.ts';
import { reservationInput, showReservation } from './reservations/showReservation.ts';
import { cancelUnpaid, listUnpaid, networkCancelling, unpaidListing } from './reservations/unpaidHolds.ts';
import { readUnpaidHolds } from '../reservations/unpaid/readUnpaidHolds.ts';

const command = <S extends v.GenericSchema, A>(
  input: S,
  run: (context: CommandContext, input: v.InferOutput<S>) => Promise<A>,
) => ({ input, run, needsContent: true });

/** A command that reads the database only. */
const databaseCommand = <S extends v.GenericSchema, A>(
  input: S,
  run: (context: DatabaseContext, input: v.InferOutput<S>) => Promise<A>,
) => ({ input, run, needsContent: false });

const noInput = v.object({});

/** All commands of a host, each with its input schema. Answers are plain JSON. */
const commands = {
  'reservations.list': command(listInput, listReservations),
  'reservations.sum': command(listConditions, sumReservations),
  'reservations.unpaid': command(unpaidListing, listUnpaid),
  'reservations.cancelUnpaid': command(networkCancelling, cancelUnpaid),
  'reservations.show': command(reservationInput, showReservation),
  'reservations.previewBooking': command(bookingTerms, previewBooking),
  'reservations.create': command(hostBooking, createBooking),
  'reservations.recordPayment': command(paymentInput, recordPayment),
  'reservations.recordChannelMoney': command(channelMoneyInput, recordChannelMoney),
  'reservations.previewCancellation': command(cancellationQuery, previewCancellation),
  'reservations.cancel': command(cancelInput, cancelByHost),
  'reservations.previewRefund': command(refundPreview, previewRefund),
  'reservations.refund': command(refundInput, refundReservation),
  'reservations.previewCharge': command(reservationInput, previewCharge),
  'reservations.charge': command(chargeInput, chargeAgain),
  'reservations.note': command(noteInput, addNote),
  'reservations.previewNewLink': command(reservationInput, previewNewLink),
  'reservations.sendNewLink': command(reservationInput, sendNewLink),
  'nights.unpaid': command(noInput, readUnpaidHolds),
  'nights.list': command(nightsQuery, listNights),
  'nights.close': command(closingInput, closeNights),
  'nights.open': command(someNights, openNights),
  'nights.previewChange': command(nightsChange, previewNightsChange),
  'nights.change': command(nightsChange, (context, input) => changeNights(context, input)),
  'nights.timeline': command(timelineQuery, readTimeline),
  'nights.prices': command(pricesQuery, listNightPrices),
  'nights.history': command(pricesQuery, listNightChanges),
  'calendars.list': command(someCalendars, listCalendars),
  'calendars.conflicts': databaseCommand(noInput, listConflicts),
  'calendars.add': command(calendarInput, addCalendar),
  'calendars.describe': command(channelStayNote, describeChannelStay),
  'calendars.change': command(calendarOptions, changeCalendar),
  'calendars.remove': command(calendarName, removeCalendar),
  'calendars.fetch': command(someCalendars, fetchCalendars),
  'calendars.address': command(oneUnit, getCalendarAddress),
  'calendars.renewAddress': command(oneUnit, renewCalendarAddress),
  'settings.sealed': databaseCommand(noInput, readSealedSettings),
  'content.import': command(importInput, importContent),
  'content.export': command(exportInput, exportContent),
  'content.publish': command(publishInput, publishProperty),
  'content.discard': command(discardInput, discardPropertyDraft),
  'content.versions': command(oneProperty, listPropertyVersions),
  'content.revert': command(revertInput, revertProperty),
  'content.files': command(oneProperty, useFiles),
  'content.order': command(orderInput, orderProperties),
  today: command(noInput, showToday),
  'registrations.list': command(registrationQuery, listRegistrations),
  'registrations.remind': command(reservationInput, remindGuest),
  'registrations.previewReopening': command(reservationInput, previewReopening),
  'registrations.reopen': command(reservationInput, reopenRegistration),
  'guests.previewErasure': command(erasureQuery, previewErasure),
  'guests.erase': command(erasureInput, eraseGuest),
  'guests.export': command(reservationInput, exportGuest),
  'keys.reencrypt': command(noInput, sealAllAgain),
  'mails.resend': command(resendInput, resendMail),
  'database.examine': databaseCommand(noInput, ({ db }) => examineDatabase(db)),
  'jobs.failed': databaseCommand(noInput, listFailedJobs),
  'jobs.retry': databaseCommand(retryInput, retryJobs),
  'examples.fill': command(noInput, fillExamples),
  'examples.remove': command(noInput, removeExamples),
  'access.list': databaseCommand(noInput, listAccess),
  'access.add': databaseCommand(addingAccess, addAccess),
  'access.remove': databaseCommand(oneUser, removeAccess),
  'access.link': databaseCommand(accessLinkInput, createAccessLink),
  'access.setup': databaseCommand(noInput, createSetupLink),
  'bulletins.list': command(bulletinQuery, listBulletins),
  'bulletins.make': command(someReservations, makeBulletins),
  'bulletins.note': command(someReservations, noteExported),
};

type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<N extends CommandName> = v.InferInput<Commands[N]['input']>;
export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<Commands[N]['run']>>;

export const commandNames = Object.keys(commands) as readonly CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** Whether a command reads the properties. */
export const needsContent = (name: CommandName): boolean => commands[name].needsContent;

const inWords = (code: string) => (violationMessages as Readonly<Record<string, string>>)[code] ?? code;

/**
 * Validates the input of a command, and executes it.
 * @throws {WrongInput} for invalid input, {CommandRefused} if the command cannot be executed
 */
export async function runCommand<N extends CommandName>(
  context: CommandContext,
  name: N,
  given: unknown,
): Promise<CommandAnswer<N>> {
  const { input, run } = commands[name] as unknown as {
    input: v.GenericSchema;
    run: (context: CommandContext, input: unknown) => Promise<CommandAnswer<N>>;
  };
  const { success, output, issues } = v.safeParse(input, given);
  if (success) return run(context, output);
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'the input'}: ${inWords(issue.message)}`);
  throw new WrongInput(problems.join('\n'));
}
