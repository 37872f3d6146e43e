import { expect, test } from 'vitest';
import { dashboardOperations } from '../../contract/dashboard/operations.ts';
import { commandNames } from '../../server/host/commands/index.ts';

/** Commands that need the machine of the site or its folders, or that its start runs; the dashboard excludes them. */
const onlyOnTheMachine = ['access.setup', 'database.examine', 'keys.reencrypt'];

/** Commands whose result the dashboard answers as a file, not as an operation: the archives of properties. */
const asFiles = ['content.export'];

/** The operations that do the same as each other command; a screen may show several lists as one. */
const counterparts: Readonly<Record<string, readonly string[]>> = {
  'access.add': ['addUser'],
  'access.link': ['requestCode'],
  'access.list': ['listUsers'],
  'access.remove': ['removeUser'],
  'bulletins.list': ['listBulletins'],
  'bulletins.make': ['exportBulletins'],
  'bulletins.note': ['markFiled'],
  'calendars.add': ['testCalendar', 'addCalendar'],
  'calendars.address': ['getCalendarAddress'],
  'calendars.change': ['changeCalendar'],
  'calendars.conflicts': ['showChannels', 'getToday'],
  'calendars.describe': ['noteChannelStay'],
  'calendars.fetch': ['fetchCalendars'],
  'calendars.list': ['showChannels'],
  'calendars.remove': ['removeCalendar'],
  'calendars.renewAddress': ['renewCalendarAddress'],
  'content.discard': ['discardDraft'],
  'content.files': ['returnToFiles'],
  'content.import': ['adoptProperty'],
  'content.order': ['orderProperties'],
  'content.publish': ['publishProperty'],
  'content.revert': ['showVersion', 'saveDraft'],
  'content.versions': ['listVersions'],
  'examples.fill': ['fillExamples'],
  'examples.remove': ['removeExamples'],
  'guests.erase': ['eraseGuest'],
  'guests.previewErasure': ['previewErasure'],
  'guests.export': ['exportGuest'],
  'jobs.failed': ['getToday', 'getHealth'],
  'jobs.retry': ['retryJobs'],
  'mails.resend': ['resendMail'],
  'nights.change': ['changeNights'],
  'nights.close': ['closeNights'],
  'nights.history': ['getTimeline'],
  'nights.list': ['getTimeline'],
  'nights.open': ['openNights'],
  'nights.previewChange': ['previewNights'],
  'nights.prices': ['getTimeline'],
  'nights.timeline': ['getTimeline'],
  'nights.unpaid': ['getToday'],
  today: ['getToday'],
  'registrations.list': ['listRegistrations'],
  'registrations.remind': ['remindGuest'],
  'registrations.reopen': ['reopenRegistration'],
  'registrations.previewReopening': ['previewReopening'],
  'reservations.cancel': ['cancel'],
  'reservations.cancelUnpaid': ['cancel'],
  'reservations.charge': ['retryCharge'],
  'reservations.previewCharge': ['previewCharge'],
  'reservations.create': ['createBooking'],
  'reservations.previewNewLink': ['previewNewLink'],
  'reservations.list': ['listReservations', 'exportReservations'],
  'reservations.sum': ['listReservations'],
  'reservations.sendNewLink': ['sendNewLink'],
  'reservations.note': ['addNote'],
  'reservations.previewBooking': ['offerBooking'],
  'reservations.recordPayment': ['recordPayment'],
  'reservations.recordChannelMoney': ['recordChannelMoney'],
  'reservations.previewCancellation': ['previewCancellation'],
  'reservations.refund': ['refund'],
  'reservations.previewRefund': ['previewRefund'],
  'reservations.show': ['getReservation'],
  'reservations.unpaid': ['listReservations'],
  'settings.sealed': ['getSettings'],
};

test('the dashboard can do whatever the command line can do, except what needs the machine', () => {
  const handled = [...onlyOnTheMachine, ...asFiles, ...Object.keys(counterparts)];
  expect(commandNames.filter((name) => !handled.includes(name))).toEqual([]);
  expect(handled.filter((name) => !(commandNames as readonly string[]).includes(name))).toEqual([]);
  const operations = Object.values(counterparts).flat();
  expect(operations.filter((name) => !Object.hasOwn(dashboardOperations, name))).toEqual([]);
});
