import * as v from 'valibot';
import { means } from './means.ts';
import {
  calendarDate,
  count,
  guestCount,
  instant,
  language,
  money,
  nonNegativeMoney,
  percentage,
  unitId,
} from './primitives.ts';
import { party } from './party.ts';
import { touristTax } from './touristTax.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** What a guest asks a price for. Nights are half-open: `[startDate, endDate)`. */
export const stayRequest = v.object({
  id: unitId,
  startDate: means(calendarDate, 'Check-in: the first night begins on this day.'),
  endDate: means(
    calendarDate,
    'Check-out: the day after the last night. Nights are half-open, `[startDate, endDate)`.',
  ),
  guestCount,
  party: v.optional(
    means(party, 'Who they are, where the property has `ageGroups`: they add up to `guestCount`.'),
  ),
});
export type StayRequest = v.InferOutput<typeof stayRequest>;

export const lineKinds = ['nights', 'cleaning', 'extra_guests', 'discount'] as const;

/** One line of a price, one for each price of a night; `amount` is `quantity` × `unitAmount` (a discount is negative). */
export const quoteLine = v.object({
  kind: means(v.picklist(lineKinds), 'What is charged or taken off.'),
  quantity: means(v.pipe(v.number(), v.minValue(0)), 'How often: nights, cleanings, or guests times nights.'),
  unitAmount: means(money, 'What one of them costs.'),
  amount: means(money, '`quantity` × `unitAmount`, rounded half up to the cent. A discount is negative.'),
  season: v.optional(means(text, 'Of nights: the season whose price this is, in the language of the quote.')),
  weekend: v.optional(means(v.boolean(), 'Of nights: whether this is the price of a weekend.')),
  reason: v.optional(
    means(
      v.picklist(['last_minute', 'early']),
      'Of a discount: what it is for; where it is missing, for the length of the stay.',
    ),
  ),
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
  trigger: means(v.picklist(scheduleTriggers), 'What the due date is counted from.'),
  percentage: means(percentage, 'Its share of the total, from 0 to 100.'),
  daysOffset: means(count, 'Days before check-in, or after the reservation, as `trigger` says.'),
  dueDate: means(
    calendarDate,
    'The day on which it is charged. One that is past falls due at once; none falls after check-in.',
  ),
  amount: means(
    nonNegativeMoney,
    'What is charged. The last instalment takes the remainder, so that they add up to the total.',
  ),
});
export type Instalment = v.InferOutput<typeof instalment>;

/** Called off before the instant, this much of what was paid comes back. */
export const cancellationPolicy = v.object({
  refundPercentage: means(
    percentage,
    'How much of what was paid comes back, from 0 to 100, rounded half up to the cent.',
  ),
  cancelBefore: means(instant, 'Until when: called off before this instant.'),
});
export type CancellationPolicy = v.InferOutput<typeof cancellationPolicy>;

/** A way to pay the total: when which part is due, and what comes back on cancellation. */
export const paymentOption = v.object({
  id: means(text, 'Which option: what `paymentOptionId` of a reservation names.'),
  name: means(text, 'What guests read.'),
  description: means(v.string(), 'A sentence on it; may be empty.'),
  descriptionLanguage: v.optional(
    means(language, 'Which language the description is in, where it is not that of the name.'),
  ),
  schedule: means(
    v.array(instalment),
    'The payments, in the order in which they fall due. They add up to the total to the cent.',
  ),
  dueNow: means(
    nonNegativeMoney,
    'What is charged at the checkout. Nothing due now still keeps a card, in `setup` mode.',
  ),
  cancellationPolicies: means(
    v.array(cancellationPolicy),
    'What comes back until when: the first that still holds applies, and after the last nothing comes back.',
  ),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;

/** The price of a stay. Lines add up to the total, and so does each schedule, to the cent. */
export const quote = v.object({
  ...stayRequest.entries,
  nights: means(count, 'How many nights: the days between check-in and check-out.'),
  lines: means(v.array(quoteLine), 'What the total consists of: the lines add up to it to the cent.'),
  total: means(nonNegativeMoney, 'What the stay costs, with everything that the host charges for it.'),
  touristTax: v.optional(
    means(touristTax, 'What is paid on arrival beside the total, where the municipality asks for a tax.'),
  ),
  paymentOptions: means(v.array(paymentOption), 'The ways to pay it, of which a guest chooses one.'),
  textLanguage: v.optional(
    means(
      language,
      'Which language the names of seasons and ways to pay are in; where it is missing, the one asked for.',
    ),
  ),
});
export type Quote = v.InferOutput<typeof quote>;
