import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { calendarDate, count, money, unitId } from '../schemas/primitives.ts';
import { reservationStatuses } from '../values/statuses.ts';
import type { HostOperation } from '../operation.ts';
import { roles } from './role.ts';

/** The maximum number of nights and of properties in an answer. */
export const timelineLimits = { nights: 100, properties: 200 } as const;

/** The maximum length of a host's note, and of a name. */
const noteLimits = { note: 200, name: 80 } as const;

const nights = {
  start: means(calendarDate, 'The first night.'),
  end: means(calendarDate, 'The day after the last night.'),
};
const note = means(v.nullable(v.string()), 'The note of the host; null without one, and for cleaners.');

/** A reservation that holds its nights. */
const timelineStay = v.object({
  ...nights,
  number: means(v.string(), 'The number of the reservation.'),
  status: means(v.picklist(reservationStatuses), 'The status; `awaiting_payment` is a hold.'),
  guestName: means(v.string(), 'The name of the guest; empty if it was erased.'),
  guests: means(count, 'The number of guests.'),
  isRegistered: means(v.boolean(), 'Whether the guests have registered as the law requires.'),
  source: means(v.string(), 'Where it was booked: `site`, `phone`, `walk-in`, or the name of a channel.'),
});
export type TimelineStay = v.InferOutput<typeof timelineStay>;

/** Nights that the host has closed. */
const timelineBlock = v.object({
  ...nights,
  note,
  isFixed: means(
    v.boolean(),
    'Whether the file of the property closes them, so that it must be edited to open them.',
  ),
});
export type TimelineBlock = v.InferOutput<typeof timelineBlock>;

/** Nights that the calendar of another channel blocks. */
const channelStay = v.object({
  ...nights,
  calendar: means(v.string(), 'The name of the calendar.'),
  isStay: means(v.boolean(), 'Whether a guest may stay then; otherwise the channel only blocks the nights.'),
  name: means(v.nullable(v.string()), 'The name that the host has added; null without one.'),
  note,
  conflictsWith: means(v.array(v.string()), 'The numbers of reservations that have some of these nights.'),
});
export type ChannelStay = v.InferOutput<typeof channelStay>;

/** Adjacent nights with the same price and minimum stay, and what both are usually. */
const nightRates = v.object({
  ...nights,
  price: v.optional(means(money, 'The price of each night; roles that see no money do not get it.')),
  usualPrice: v.optional(
    means(money, 'The price of the property’s file; it differs if the host has set another one.'),
  ),
  minimumStay: means(count, 'The minimum stay for stays that begin on these nights.'),
  usualMinimumStay: means(count, 'The minimum stay of the property’s file.'),
});
export type NightRates = v.InferOutput<typeof nightRates>;

const timelineProperty = v.object({
  id: unitId,
  name: means(v.string(), 'The name in the language of the person.'),
  photo: v.optional(means(v.string(), 'The address of the first photo; omitted without one.')),
  today: means(calendarDate, 'The current date in the time zone of the property.'),
  maxNights: means(count, 'The maximum stay.'),
  isOffered: means(v.boolean(), 'Whether it can be booked; otherwise only its existing stays are listed.'),
  stays: v.array(timelineStay),
  blocks: v.array(timelineBlock),
  channelStays: v.array(channelStay),
  rates: v.array(nightRates),
});
export type TimelineProperty = v.InferOutput<typeof timelineProperty>;

const timeline = v.object({
  from: calendarDate,
  to: calendarDate,
  propertyCount: means(count, 'The number of properties on all pages.'),
  properties: v.array(timelineProperty),
});
export type Timeline = v.InferOutput<typeof timeline>;

const someNights = v.object({
  unit: unitId,
  from: means(calendarDate, 'The first night.'),
  to: means(calendarDate, 'The day after the last night.'),
});

const text = (limit: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limit, 'too_long')));

/** The highest typed amount, in cents; amounts of ten million euros or more cannot be calculated exactly. */
export const highestPrice = 999_999_99;

/** The typed price of a night, in integer cents. */
const typedPrice = v.pipe(
  v.number('not_a_number'),
  v.safeInteger('not_a_number'),
  v.minValue(1, 'not_a_number'),
  v.maxValue(highestPrice, 'not_a_number'),
);

/** New values of some nights: a price in cents, a minimum stay, or both; null restores the usual one. */
export const nightsChange = v.object({
  ...someNights.entries,
  price: v.optional(v.nullable(typedPrice)),
  minimumStay: v.optional(
    v.nullable(v.pipe(v.number('not_a_number'), v.integer('not_a_number'), v.minValue(1, 'not_a_number'))),
  ),
  reason: text(noteLimits.note),
});

type NightsChange = v.InferOutput<typeof nightsChange>;

const changedNights = v.object({
  unitId,
  ...nights,
  before: v.array(nightRates),
  after: v.array(nightRates),
  warnings: means(
    v.array(
      v.object({
        kind: v.picklist(['very_low', 'very_high']),
        night: calendarDate,
        price: money,
        usualPrice: money,
      }),
    ),
    'Prices that are probably mistyped.',
  ),
  reservations: means(
    v.array(v.string()),
    'The numbers of reservations in these nights, which keep their prices.',
  ),
});

export type ChangedNights = v.InferOutput<typeof changedNights>;

/** A name and a note for the stay of a channel; omitted or empty values delete them. */
export const channelStayNote = v.object({
  ...someNights.entries,
  calendar: means(v.pipe(v.string(), v.trim(), v.nonEmpty('blank')), 'The name of the calendar.'),
  name: text(noteLimits.name),
  note: text(noteLimits.note),
});

const mayChange = ['owner', 'manager'] as const;

/** The calendar of all properties, and changes of their nights. */
export const timelineOperations = {
  getTimeline: {
    method: 'get',
    path: '/timeline',
    summary: 'Get the stays, blocked nights, prices and minimum stays of all properties or of one',
    query: v.object({
      from: calendarDate,
      to: means(calendarDate, `At most ${timelineLimits.nights} nights later.`),
      property: v.optional(unitId),
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
    }),
    success: { status: 200, answer: timeline },
    problems: { 409: ['command-refused'], 422: ['validation-failed'] },
    roles,
    effect: 'reads',
  },
  previewNights: {
    method: 'post',
    path: '/nights/preview',
    summary: 'Get the effect of a change of prices or minimum stays, without changing anything',
    body: nightsChange,
    success: { status: 200, answer: changedNights },
    problems: { 409: ['command-refused'], 422: ['validation-failed'] },
    roles: mayChange,
    effect: 'reads',
  },
  changeNights: {
    method: 'post',
    path: '/nights/change',
    summary:
      'Set prices or minimum stays of nights, or restore the usual ones; reservations keep their prices',
    body: nightsChange,
    success: { status: 200, answer: changedNights },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: mayChange,
    effect: 'money',
    hasEffect: ({ price }: NightsChange) => price !== undefined,
  },
  closeNights: {
    method: 'post',
    path: '/nights/close',
    summary: 'Close nights, so that they cannot be booked',
    body: v.object({ ...someNights.entries, why: text(noteLimits.note) }),
    success: {
      status: 200,
      answer: v.object({ unitId, ...nights, reservations: v.array(v.string()) }),
    },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: mayChange,
    effect: 'changes',
  },
  openNights: {
    method: 'post',
    path: '/nights/open',
    summary: 'Open nights again that the host has closed',
    body: someNights,
    success: {
      status: 200,
      answer: v.object({ unitId, opened: v.array(v.object(nights)), stillClosed: v.array(v.object(nights)) }),
    },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: mayChange,
    effect: 'changes',
  },
  noteChannelStay: {
    method: 'post',
    path: '/calendars/note',
    summary: 'Add a name and a note to the stay of a channel',
    body: channelStayNote,
    success: { status: 200, answer: v.object({ unitId, ...nights }) },
    problems: { 409: ['command-refused', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: mayChange,
    effect: 'changes',
  },
} as const satisfies Record<string, HostOperation>;
