import * as v from 'valibot';
import type { HostOperation } from '../operation.ts';
import { roles } from './role.ts';
import {
  calendarDate,
  count,
  guestCount,
  instant,
  nonNegativeMoney,
  timeOfDay,
  unitId,
} from '../schemas/primitives.ts';

const text = v.string();
const registration = v.picklist(['registered', 'open', 'reopened']);

/** A stay of today. A cleaner sees neither contact data nor money. */
const todayStay = v.object({
  number: text,
  unitId,
  /** Empty if the guest's data was erased. */
  guestName: text,
  startDate: calendarDate,
  endDate: calendarDate,
  nights: count,
  guestCount,
  /** `HH:MM`; null if the guest gave none. */
  arrivalTime: v.nullable(timeOfDay),
  registration,
  /** Whether a reminder to register can be sent now. */
  isRemindable: v.boolean(),
  phone: v.nullable(text),
  /** The amount that is still to be paid. */
  due: v.nullable(nonNegativeMoney),
});
export type TodayStay = v.InferOutput<typeof todayStay>;

/** A task after its date is late, and other tasks without a date are for today. */
const urgency = v.picklist(['late', 'today', 'soon']);
export type Urgency = v.InferOutput<typeof urgency>;

const ofStay = { number: text, unitId, guestName: text, startDate: calendarDate, endDate: calendarDate };

/** The guest is reminded by e-mail; without an address, the host passes the link on. */
const reminder = v.picklist(['remind', 'passLink']);

/** Something that a host should look at, with its next action. */
const attention = v.variant('kind', [
  v.object({
    kind: v.literal('unpaid'),
    urgency,
    ...ofStay,
    /** A charge failed, money on arrival is not recorded, or the guest has not used the link for the payment. */
    why: v.picklist(['failed', 'overdue', 'link']),
    amount: nonNegativeMoney,
    dueDate: calendarDate,
    action: v.picklist(['recordPayment', 'contactGuest']),
  }),
  v.object({
    kind: v.literal('notRegistered'),
    urgency,
    ...ofStay,
    remindedAt: v.nullable(instant),
    action: reminder,
  }),
  v.object({
    kind: v.literal('bulletins'),
    urgency,
    ...ofStay,
    guests: v.picklist(['registered', 'reopened', 'missing', 'deleted']),
    bulletins: count,
    dueBy: calendarDate,
    isLate: v.boolean(),
    action: v.picklist(['export', 'remind', 'passLink']),
  }),
  v.object({
    kind: v.literal('job'),
    urgency,
    id: text,
    /** The kind of job, such as `mail.confirmed`. */
    queue: text,
    about: text,
    number: v.nullable(text),
    since: instant,
    action: v.literal('retry'),
  }),
  v.object({
    kind: v.literal('conflict'),
    urgency,
    number: text,
    unitId,
    startDate: calendarDate,
    endDate: calendarDate,
    calendar: text,
    start: calendarDate,
    end: calendarDate,
    action: v.literal('resolve'),
  }),
  v.object({
    kind: v.literal('calendar'),
    urgency,
    number: v.null(),
    unitId,
    /** The host's name for the calendar of a channel. */
    calendar: text,
    /** The calendar cannot be read, or some of its events cannot. */
    why: v.picklist(['failing', 'unreadable']),
    /** The number of unreadable events. */
    count,
    action: v.literal('compare'),
  }),
]);
export type Attention = v.InferOutput<typeof attention>;

/** Arrivals, departures and guests in the house today at each property, and what needs the host's attention. */
const todayAnswer = v.object({
  /** Whether the site has no stays, neither booked ones nor any of the last year. */
  isNew: v.boolean(),
  arrivals: v.array(todayStay),
  departures: v.array(todayStay),
  inHouse: v.array(todayStay),
  /** The most urgent first. */
  attention: v.array(attention),
});
export type TodayAnswer = v.InferOutput<typeof todayAnswer>;

export const todayOperations = {
  getToday: {
    method: 'get',
    path: '/today',
    summary: 'Get the arrivals, departures and guests of today, and what needs attention',
    success: { status: 200, answer: todayAnswer },
    problems: {},
    roles,
    effect: 'reads',
  },
} as const satisfies Record<string, HostOperation>;
