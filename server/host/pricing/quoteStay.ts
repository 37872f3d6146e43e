import type { PaymentOption, Quote, StayRequest } from '../../../contract/schemas/quote.ts';
import { nightsBetween } from '../../../contract/values/nights.ts';
import { countedGuests, countGuestsFromAge } from '../../../contract/rules/party.ts';
import { getDate } from './calendar.ts';
import { datedPolicies } from './cancellation.ts';
import { priceLines } from './lines.ts';
import { euros, sumAmounts } from '../../../contract/rules/round.ts';
import { datedSchedule, getDueAmount } from '../../../contract/rules/schedule.ts';
import type { PaymentTerms, Terms } from './terms.ts';
import { getTouristTax } from './touristTax.ts';

function applied(
  option: PaymentTerms,
  total: number,
  terms: Terms,
  startDate: string,
  now: Date,
): PaymentOption {
  const { timeZone, checkInAfter } = terms;
  const { id, name, description, descriptionLanguage } = option;
  const today = getDate(now, timeZone);
  const schedule = datedSchedule(option.schedule, total, { today, startDate });
  return {
    id,
    name,
    description,
    ...(descriptionLanguage && { descriptionLanguage }),
    schedule,
    dueNow: getDueAmount(today, schedule),
    cancellationPolicies: datedPolicies(option.cancellation, { startDate, timeZone, checkInAfter }, now),
  };
}

/** A stay that fits the property: at least one night, not in the past, and within the property's rules. */
type PossibleStay = Omit<StayRequest, 'id'>;

/** Calculates the price of a stay at `now` without its payment options. Source: the contract's arithmetic. */
export function calculatePrice(
  { pricing, ageGroups, timeZone }: Pick<Terms, 'pricing' | 'ageGroups' | 'timeZone'>,
  stay: PossibleStay,
  now: Date,
): Pick<Quote, 'lines' | 'total'> {
  const { startDate, endDate } = stay;
  const priced = { startDate, endDate, guestCount: countedGuests(stay, ageGroups) };
  const lines = priceLines(pricing, priced, getDate(now, timeZone));
  return { lines, total: euros(sumAmounts(lines.map(({ amount }) => amount))) };
}

/**
 * Calculates the price of a stay at `now`, with all payment options, in integer cents. Source: the
 * contract's arithmetic.
 */
export function quoteStay(terms: Terms, stay: PossibleStay, now: Date): Quote {
  const { startDate, endDate, guestCount, party } = stay;
  const { touristTax, ageGroups, textLanguage } = terms;
  const nights = nightsBetween(startDate, endDate);
  const { lines, total } = calculatePrice(terms, stay, now);
  return {
    id: terms.id,
    startDate,
    endDate,
    guestCount,
    ...(party && { party }),
    nights,
    lines,
    total,
    ...(touristTax && {
      touristTax: getTouristTax(touristTax, {
        nights,
        guests: countGuestsFromAge(touristTax.fromAge, stay, ageGroups),
      }),
    }),
    paymentOptions: terms.paymentOptions.map((option) =>
      applied(option, total.amount, terms, startDate, now),
    ),
    ...(textLanguage && { textLanguage }),
  };
}
