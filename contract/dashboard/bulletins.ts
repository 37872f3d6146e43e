import * as v from 'valibot';
import { reservationNumber } from '../schemas/hold.ts';
import { calendarDate, count, guestCount, instant, reservationId, unitId } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';
import { registrationList } from './registrations.ts';

const listedBulletins = v.object({
  reservationId,
  number: reservationNumber,
  unitId,
  /** Empty if the guest's data was erased. */
  guestName: v.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  guestCount,
  /** Whether the guest has an e-mail address. */
  hasAddress: v.boolean(),
  guests: v.picklist(['registered', 'reopened', 'missing', 'deleted']),
  bulletins: count,
  dueBy: calendarDate,
  isLate: v.boolean(),
  exportedAt: v.nullable(instant),
  isToBeCorrected: v.boolean(),
});
/** A stay whose guests must be reported to the authorities. */
export type DueStay = v.InferOutput<typeof listedBulletins>;

const reservations = v.object({
  reservationIds: v.pipe(v.array(reservationId), v.minLength(1, 'blank'), v.maxLength(500)),
});

/** A file for the authorities, which contains documents of guests. */
const bulletinFile = v.object({
  filename: v.string(),
  xml: v.string(),
  guests: count,
  unitId,
  reservationIds: v.array(reservationId),
  warnings: v.array(v.object({ number: v.string(), guest: count, field: v.string(), message: v.string() })),
});
export type BulletinFile = v.InferOutput<typeof bulletinFile>;

const byHosts = ['owner', 'manager'] as const;
const refused = { 409: ['command-refused'], 422: ['validation-failed'] } as const;
const remindedGuest = v.object({ number: reservationNumber, sentTo: v.string() });
export type RemindedGuest = v.InferOutput<typeof remindedGuest>;

export const bulletinOperations = {
  listRegistrations: {
    method: 'get',
    path: '/registrations',
    summary: 'List booked stays with the state of their guest registrations',
    query: v.object({
      unit: v.optional(unitId),
      from: v.optional(calendarDate),
      to: v.optional(calendarDate),
      missing: v.optional(v.literal('true')),
    }),
    success: { status: 200, answer: registrationList },
    problems: refused,
    roles: [...byHosts, 'cleaner'],
    effect: 'reads',
  },
  remindGuest: {
    method: 'post',
    path: '/registrations/{reservation}/remind',
    summary: 'Remind the guest of a stay to register all guests',
    params: { reservation: reservationNumber },
    success: { status: 200, answer: remindedGuest },
    problems: { ...refused, 404: ['not-found'] },
    roles: byHosts,
    effect: 'changes',
  },
  listBulletins: {
    method: 'get',
    path: '/bulletins',
    summary: 'List stays whose guests must be reported',
    success: { status: 200, answer: v.array(listedBulletins) },
    problems: refused,
    roles: byHosts,
    effect: 'reads',
  },
  exportBulletins: {
    method: 'post',
    path: '/bulletins/export',
    summary: 'Get the files that report the guests of stays to the authorities',
    body: reservations,
    success: { status: 200, answer: v.array(bulletinFile) },
    problems: refused,
    roles: byHosts,
    effect: 'exports',
  },
  markFiled: {
    method: 'post',
    path: '/bulletins/filed',
    summary: 'Record that the guests of stays were reported',
    body: reservations,
    success: { status: 200, answer: v.object({ noted: count }) },
    problems: refused,
    roles: byHosts,
    effect: 'reports',
  },
} as const satisfies Record<string, HostOperation>;
