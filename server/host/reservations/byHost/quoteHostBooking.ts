import type { BookingPayment, BookingTerms, OwnPrice } from '../../../../contract/dashboard/bookings.ts';
import type { Instalment, QuoteLine } from '../../../../contract/schemas/quote.ts';
import { getTerms, type UnitContent } from '../../content/index.ts';
import {
  datedSchedule,
  euros,
  getDate,
  getDueAmount,
  quoteStay,
  sumAmounts,
  type Terms,
} from '../../pricing/index.ts';
import type { AgreedQuote } from '../../store/schema.ts';

const createLine = (kind: QuoteLine['kind'], quantity: number, unitAmount: number): QuoteLine => ({
  kind,
  quantity,
  unitAmount: euros(unitAmount),
  amount: euros(quantity * unitAmount),
});

/**
 * The lines of a host's own price. If the price is not a multiple of the nights, some nights cost one cent more, so
 * that the lines add up.
 */
function getCustomPriceLines(price: OwnPrice, nights: number): QuoteLine[] {
  const basePerNight = Math.floor(price.nights / nights);
  const nightsWithExtraCent = price.nights - basePerNight * nights;
  return [
    createLine('nights', nights - nightsWithExtraCent, basePerNight),
    createLine('nights', nightsWithExtraCent, basePerNight + 1),
    createLine('cleaning', 1, price.cleaning),
  ].filter(({ kind, quantity, amount }) => (kind === 'nights' ? quantity > 0 : amount.amount > 0));
}

const oneInstalment = (dueDate: string, amount: number): Instalment => ({
  trigger: 'on_reservation',
  percentage: 100,
  daysOffset: 0,
  dueDate,
  amount: euros(amount),
});

const onArrival = (startDate: string, amount: number): Instalment => ({
  ...oneInstalment(startDate, amount),
  trigger: 'days_before_check_in',
});

const getPercentage = (amount: number, total: number) => Math.round((amount / total) * 10_000) / 100;

/** The instalments of a payment in person; undefined if those of the payment option apply. */
function getSchedule(
  payment: BookingPayment,
  total: number,
  { today, startDate }: { today: string; startDate: string },
): Instalment[] | undefined {
  if (payment.by === 'link') return undefined;
  if (payment.by === 'channel' || total === 0) return [];
  if (payment.by === 'arrival') return [onArrival(startDate, total)];
  const received = Math.min(payment.amount ?? total, total);
  const percentage = getPercentage(received, total);
  return [
    { ...oneInstalment(today, received), percentage },
    ...(received < total
      ? [{ ...onArrival(startDate, total - received), percentage: 100 - percentage }]
      : []),
  ];
}

/** The property's terms with one payment option: the chosen one, or the first. */
function getChosenTerms(unit: UnitContent, { locale, paymentOptionId }: BookingTerms): Terms | undefined {
  const terms = getTerms(unit, locale);
  const chosen = terms.paymentOptions.filter(
    ({ id }) => id === (paymentOptionId ?? terms.paymentOptions[0]?.id),
  );
  return chosen.length === 0 ? undefined : { ...terms, paymentOptions: chosen };
}

/**
 * Returns the price of a stay that a host enters, with the instalments of its payment; undefined if the payment option
 * does not exist. A host can charge another price than the calculated one. On a channel that collects the price, it
 * is zero.
 */
export function quoteHostBooking(
  unit: UnitContent,
  booking: BookingTerms,
  now: Date,
): AgreedQuote | undefined {
  const terms = getChosenTerms(unit, booking);
  if (!terms) return undefined;
  const { startDate, endDate, guests: guestCount, party, payment } = booking;
  const quote = quoteStay(terms, { startDate, endDate, guestCount, ...(party && { party }) }, now);
  const price = booking.price ?? (payment.by === 'channel' ? { nights: 0, cleaning: 0 } : undefined);
  const lines = price ? getCustomPriceLines(price, quote.nights) : quote.lines;
  const total = sumAmounts(lines.map(({ amount }) => amount));
  // The guest can pay by a link until its last day.
  const today = payment.by === 'link' ? payment.until : getDate(now, unit.timeZone);
  const dates = { today, startDate };
  const schedule =
    getSchedule(payment, total, dates) ?? datedSchedule(terms.paymentOptions[0]!.schedule, total, dates);
  const option = { ...quote.paymentOptions[0]!, schedule, dueNow: getDueAmount(dates.today, schedule) };
  return { ...quote, lines, total: euros(total), paymentOptions: [option] };
}
