import * as v from 'valibot';
import { calendarDate, count, guestCount, instant, money, percentage, unitId } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** What a guest asks a price for. Nights are half-open: `[startDate, endDate)`. */
export const stayRequest = v.object({
  id: unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  guestCount,
});
export type StayRequest = v.InferOutput<typeof stayRequest>;

export const lineKinds = ['nights', 'cleaning', 'extra_guests', 'discount'] as const;

/** One line of a price; `amount` is `quantity` × `unitAmount` (a discount is negative). */
export const quoteLine = v.object({
  kind: v.picklist(lineKinds),
  quantity: v.number(),
  unitAmount: money,
  amount: money,
});
export type QuoteLine = v.InferOutput<typeof quoteLine>;

export const scheduleTriggers = [
  'on_reservation',
  'days_before_check_in',
  'days_after_reservation',
  'day_before_check_in',
] as const;

/** One payment of a schedule; `dueDate` is a date in the property's time zone. */
export const instalment = v.object({
  trigger: v.picklist(scheduleTriggers),
  percentage,
  daysOffset: count,
  dueDate: calendarDate,
  amount: money,
});
export type Instalment = v.InferOutput<typeof instalment>;

/** Called off before the instant, this much of what was paid comes back. */
export const cancellationPolicy = v.object({ refundPercentage: percentage, cancelBefore: instant });
export type CancellationPolicy = v.InferOutput<typeof cancellationPolicy>;

/** A way to pay the total: when which part is due, and what comes back on cancellation. */
export const paymentOption = v.object({
  id: text,
  name: text,
  description: v.string(),
  schedule: v.array(instalment),
  dueNow: money,
  cancellationPolicies: v.array(cancellationPolicy),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;

/** The price of a stay. Lines add up to the total, and so does each schedule, to the cent. */
export const quote = v.object({
  id: unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  guestCount,
  nights: count,
  lines: v.array(quoteLine),
  total: money,
  paymentOptions: v.array(paymentOption),
});
export type Quote = v.InferOutput<typeof quote>;
