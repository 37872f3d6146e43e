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

/** The stay of a price request. Nights are half-open: `[startDate, endDate)`. */
export const stayRequest = v.object({
  id: unitId,
  startDate: means(calendarDate, 'The check-in date, on which the first night begins.'),
  endDate: means(
    calendarDate,
    'The check-out date, which is the day after the last night. Nights are half-open, `[startDate, endDate)`.',
  ),
  guestCount,
  party: v.optional(
    means(party, 'The guests by age group, if the property has `ageGroups`; they add up to `guestCount`.'),
  ),
});
export type StayRequest = v.InferOutput<typeof stayRequest>;

export const lineKinds = ['nights', 'cleaning', 'extra_guests', 'discount'] as const;

/**
 * A line of a price, one for each different price of a night; `amount` is `quantity` × `unitAmount` (a discount is
 * negative).
 */
export const quoteLine = v.object({
  kind: means(v.picklist(lineKinds), 'The kind of charge or discount.'),
  quantity: means(
    v.pipe(v.number(), v.minValue(0)),
    'The quantity: nights, cleanings, or guests times nights.',
  ),
  unitAmount: means(money, 'The price of one unit.'),
  amount: means(money, '`quantity` × `unitAmount`, rounded half up to the cent. A discount is negative.'),
  season: v.optional(
    means(text, 'For nights: the name of the season with this price, in the language of the quote.'),
  ),
  weekend: v.optional(means(v.boolean(), 'For nights: whether this is a weekend price.')),
  reason: v.optional(
    means(
      v.picklist(['last_minute', 'early']),
      'For a discount: its reason; if omitted, the length of the stay.',
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

/** An instalment of a payment schedule; `dueDate` is a date in the property's time zone. */
export const instalment = v.object({
  trigger: means(v.picklist(scheduleTriggers), 'The event from which the due date is counted.'),
  percentage: means(percentage, 'The percentage of the total, from 0 to 100.'),
  daysOffset: means(
    count,
    'The number of days before check-in, or after the reservation, depending on `trigger`.',
  ),
  dueDate: means(
    calendarDate,
    'The date of the charge. A past date is due immediately; no date is after check-in.',
  ),
  amount: means(
    nonNegativeMoney,
    'The amount. The last instalment includes the rounding difference, so all instalments add up to the total.',
  ),
});
export type Instalment = v.InferOutput<typeof instalment>;

/** The refund for a cancellation before an instant. */
export const cancellationPolicy = v.object({
  refundPercentage: means(
    percentage,
    'The refunded percentage of the paid amount, from 0 to 100, rounded half up to the cent.',
  ),
  cancelBefore: means(instant, 'The instant before which the guest has to cancel.'),
});
export type CancellationPolicy = v.InferOutput<typeof cancellationPolicy>;

/** A way to pay at the checkout. */
const paymentMethod = v.object({
  name: means(text, 'The name that guests read, such as `Visa` or `MB WAY`.'),
  countries: v.optional(
    means(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      'The countries to whose customers it is limited, ISO 3166-1 alpha-2; if omitted, all.',
    ),
  ),
  dependsOnDevice: v.optional(
    means(
      v.boolean(),
      'Whether the checkout shows it only on some devices, as with Apple Pay and Google Pay.',
    ),
  ),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** A payment option: its instalments, and its refunds after a cancellation. */
export const paymentOption = v.object({
  id: means(text, 'The id of the option, for `paymentOptionId` of a reservation.'),
  name: means(text, 'The name that guests read.'),
  description: means(v.string(), 'A short description; may be empty.'),
  descriptionLanguage: v.optional(
    means(language, 'The language of the description, if it differs from the language of the name.'),
  ),
  schedule: means(v.array(instalment), 'The instalments by due date. They add up to the total, to the cent.'),
  dueNow: means(
    nonNegativeMoney,
    'The amount that the checkout charges. If nothing is due now, the checkout saves a card in `setup` mode.',
  ),
  methods: v.optional(
    means(
      v.array(paymentMethod),
      'The ways to pay that the checkout offers for this option. With later instalments these are methods that can be saved. ' +
        'If omitted, the site names none.',
    ),
  ),
  cancellationPolicies: means(
    v.array(cancellationPolicy),
    'The refunds by deadline: the first policy whose deadline has not passed applies, and after the last one nothing is refunded.',
  ),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;

/** The price of a stay. The lines and each payment schedule add up to the total, to the cent. */
export const quote = v.object({
  ...stayRequest.entries,
  nights: means(count, 'The number of nights between check-in and check-out.'),
  lines: means(v.array(quoteLine), 'The parts of the total, which add up to it to the cent.'),
  total: means(nonNegativeMoney, 'The price of the stay, with all charges of the host.'),
  touristTax: v.optional(
    means(
      touristTax,
      'The tourist tax, which guests pay on arrival in addition to the total, if the municipality levies one.',
    ),
  ),
  paymentOptions: means(v.array(paymentOption), 'The payment options, of which the guest chooses one.'),
  textLanguage: v.optional(
    means(
      language,
      'The language of the names of seasons and payment options; if omitted, the requested one.',
    ),
  ),
});
export type Quote = v.InferOutput<typeof quote>;
