import * as v from 'valibot';
import { calendarDate, guestCount, instant, unitId } from '../schemas/primitives.ts';

/** A stay with the state of its guest registration. */
const registeredStay = v.object({
  number: v.string(),
  unitId,
  /** Empty if the guest's data was erased. */
  guestName: v.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  guestCount,
  registration: v.picklist(['registered', 'open', 'reopened']),
  registeredAt: v.nullable(instant),
  remindedAt: v.nullable(instant),
  /** Whether the guest has an e-mail address, to which a reminder can be sent. */
  hasAddress: v.boolean(),
  /** The last day for reporting the guests to the authorities; null if the property does not report to SIBA. */
  reportBy: v.nullable(calendarDate),
});
export type RegisteredStay = v.InferOutput<typeof registeredStay>;

/** The stays of some days with their registrations, by check-in. */
export const registrationList = v.array(registeredStay);
