import * as v from 'valibot';
import { line } from '../schemas/guest.ts';
import { reservationNumber } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import { calendarDate, count, instant, unitId } from '../schemas/primitives.ts';
import { calendarFailures } from '../values/calendarFailures.ts';
import type { HostOperation } from '../operation.ts';
import { hosts } from './deskOperation.ts';

const calendarId = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
  'The id of a calendar of another channel.',
);

const failure = means(
  v.picklist(calendarFailures, 'invalid_choice'),
  'Why a calendar could not be read; each reason has texts for the host.',
);

const problem = v.object({
  line: means(count, 'The line of the file on which the event begins.'),
  properties: means(v.array(v.string()), 'The names of the unreadable properties, such as `DTEND`.'),
  nights: means(
    v.nullable(v.object({ start: calendarDate, end: calendarDate })),
    'The nights that are blocked as a precaution; null if none can be read.',
  ),
});

/** The content of a calendar: what it blocks, and what could not be read. */
const content = {
  stays: means(count, 'The number of bookings.'),
  blocks: means(count, 'The number of periods that the channel blocks without a booking.'),
  nights: means(count, 'The number of nights that are taken from today on.'),
  from: means(v.nullable(calendarDate), 'The first of these nights; null if there is none.'),
  until: means(v.nullable(calendarDate), 'The day after the last one.'),
  free: means(
    v.object({ taken: count, ignored: count }),
    'The numbers of events that are marked as free: those that take nights nevertheless, and those that take none.',
  ),
  unreadable: means(count, 'The number of events that cannot be read, or only in part.'),
  problems: means(v.array(problem), 'The first of them.'),
};

const options = {
  staysOnly: means(v.boolean(), 'Whether nights that the channel blocks without a booking stay free here.'),
  ignoresFree: means(v.boolean(), 'Whether whole days that are marked as free stay free here.'),
};

const channelCalendar = v.object({
  id: calendarId,
  name: means(v.string(), 'The name by which the host knows it, such as `Airbnb`.'),
  server: means(
    v.nullable(v.string()),
    'The host name of its address, whose rest is secret; null if no key can decrypt the address.',
  ),
  ...content,
  ...options,
  missing: means(
    count,
    'The number of periods that are missing in the last reading, until a second one confirms it.',
  ),
  readAt: means(v.nullable(instant), 'The time of the last successful reading; null if none succeeded.'),
  triedAt: means(v.nullable(instant), 'The time of the last reading.'),
  dueAt: means(instant, 'The time of the next reading.'),
  failure: means(v.nullable(failure), 'Why the last reading failed; null if it succeeded.'),
  failingSince: v.nullable(instant),
});
export type ChannelCalendar = v.InferOutput<typeof channelCalendar>;

const channelConflict = v.object({
  unitId,
  number: reservationNumber,
  startDate: calendarDate,
  endDate: calendarDate,
  calendar: means(v.string(), 'The name of the calendar with the other booking.'),
  start: means(calendarDate, 'The first night of the other booking.'),
  end: means(calendarDate, 'The day of its departure.'),
  isEcho: means(v.boolean(), 'Whether the channel probably repeats the booking of this site.'),
});
export type ChannelConflict = v.InferOutput<typeof channelConflict>;

const channelProperty = v.object({
  property: unitId,
  name: means(v.string(), 'The name in the language of the person.'),
  calendars: v.array(channelCalendar),
});
export type ChannelProperty = v.InferOutput<typeof channelProperty>;

const channels = v.object({
  properties: v.array(channelProperty),
  conflicts: means(
    v.array(channelConflict),
    'Bookings of channels on nights that are booked here, at most 100.',
  ),
});
export type Channels = v.InferOutput<typeof channels>;

const calendarTest = v.variant('outcome', [
  v.object({ outcome: v.literal('read'), ...content }),
  v.object({ outcome: v.literal('failed'), reason: failure }),
]);
export type CalendarTest = v.InferOutput<typeof calendarTest>;

// `URL` exists in browsers and in Node, but machines are type-checked without the types of either.
declare const URL: { parse: (url: string) => { readonly protocol: string } | null };

const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** The address of a calendar; some channels write `webcal:` instead of `https:`. */
const feedAddress = means(
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('blank'),
    v.maxLength(2000, 'too_long'),
    v.transform((text) => text.replace(/^webcal:/i, 'https:')),
    v.check(isWeb, 'invalid'),
  ),
  'The secret address of a calendar, which is stored encrypted. Do not log it.',
);

/** The name of a calendar, which is unique within its property. */
const calendarName = line(60);

const newCalendar = v.object({ name: calendarName, address: feedAddress, ...options });

const exportedCalendar = v.object({
  address: means(v.string(), 'The secret address at which channels read the booked nights of the property.'),
});

const params = { property: unitId };
const ofCalendar = { ...params, calendar: calendarId };
const problems = {
  404: ['not-found'],
  409: ['command-refused', 'idempotency-mismatch'],
  422: ['validation-failed'],
} as const;

/** The calendars of other channels, and the calendars that they read. Handlers call the same functions as the commands `calendars`. */
export const channelOperations = {
  showChannels: {
    method: 'get',
    path: '/channels',
    summary: 'Show the calendars of other channels, and the conflicts with them',
    success: { status: 200, answer: channels },
    problems: {},
    roles: hosts,
    effect: 'reads',
  },
  testCalendar: {
    method: 'post',
    path: '/channels/{property}/test',
    summary: 'Read a calendar without storing anything',
    params,
    body: newCalendar,
    success: { status: 200, answer: calendarTest },
    problems: { 404: ['not-found'], 422: ['validation-failed'] },
    roles: hosts,
    effect: 'reads',
  },
  addCalendar: {
    method: 'post',
    path: '/channels/{property}/calendars',
    summary: 'Add the calendar of another channel, and read it',
    params,
    body: newCalendar,
    success: { status: 201, answer: v.object({ id: calendarId }) },
    problems: { ...problems, 409: ['calendar-exists', ...problems[409]] },
    roles: hosts,
    effect: 'changes',
  },
  changeCalendar: {
    method: 'post',
    path: '/channels/{property}/calendars/{calendar}/options',
    summary: 'Change which events of a calendar take nights, and read it',
    params: ofCalendar,
    body: v.object(options),
    success: { status: 200, answer: v.object({ id: calendarId }) },
    problems,
    roles: hosts,
    effect: 'changes',
  },
  removeCalendar: {
    method: 'post',
    path: '/channels/{property}/calendars/{calendar}/removal',
    summary: 'Remove the calendar of another channel, so that its nights can be booked again',
    params: ofCalendar,
    success: { status: 200, answer: v.object({ id: calendarId }) },
    problems,
    roles: hosts,
    effect: 'changes',
  },
  fetchCalendars: {
    method: 'post',
    path: '/channels/{property}/fetch',
    summary: 'Read the calendars of a property now',
    params,
    success: { status: 202, answer: v.object({ requested: count }) },
    problems,
    roles: hosts,
    effect: 'changes',
  },
  getCalendarAddress: {
    method: 'get',
    path: '/channels/{property}/address',
    summary: 'Get the address at which channels read the booked nights of a property',
    params,
    success: { status: 200, answer: exportedCalendar },
    problems: { 404: ['not-found'] },
    roles: hosts,
    effect: 'reads',
  },
  renewCalendarAddress: {
    method: 'post',
    path: '/channels/{property}/address',
    summary: 'Replace this address; the previous one stops working',
    params,
    success: { status: 200, answer: exportedCalendar },
    problems,
    roles: hosts,
    effect: 'links',
  },
} as const satisfies Record<string, HostOperation>;
