import type { ContentIssue } from './contentErrors.ts';
import { euros, isUsual, mostTimes, movedPoint } from './priceChecks.ts';
import type { PropertyFile } from './property.ts';

/** Finds discounts that apply to every stay, or to none. */
export function findDiscountWarnings({ pricing, stay }: PropertyFile): ContentIssue[] {
  const { discount, lastMinute, early, seasons = [] } = pricing;
  const shortest = Math.min(stay.minNights, ...seasons.map(({ minNights }) => minNights ?? stay.minNights));
  const odd: [boolean, unknown[], string][] = [
    [
      discount.percentage > 0 && discount.minNights > stay.maxNights,
      ['discount', 'minNights'],
      `is ${discount.minNights}, more than stay.maxNights (${stay.maxNights}): no stay has the discount`,
    ],
    [
      discount.percentage > 0 && discount.minNights <= shortest,
      ['discount', 'minNights'],
      `is ${discount.minNights}, and the shortest stay has ${shortest} nights: every stay has the discount`,
    ],
    [
      lastMinute !== undefined && lastMinute.percentage > 0 && lastMinute.daysBefore < stay.leadDays,
      ['lastMinute', 'daysBefore'],
      `is ${lastMinute?.daysBefore}, less than stay.leadDays (${stay.leadDays}): no stay has the discount`,
    ],
    [
      lastMinute !== undefined && lastMinute.percentage > 0 && lastMinute.daysBefore >= stay.aheadDays,
      ['lastMinute', 'daysBefore'],
      `is ${lastMinute?.daysBefore}, and stays are booked at most ${stay.aheadDays} days ahead: every stay has the discount`,
    ],
    [
      early !== undefined && early.percentage > 0 && early.daysBefore > stay.aheadDays,
      ['early', 'daysBefore'],
      `is ${early?.daysBefore}, more than stay.aheadDays (${stay.aheadDays}): no stay has the discount`,
    ],
    [
      early !== undefined && early.percentage > 0 && early.daysBefore <= stay.leadDays,
      ['early', 'daysBefore'],
      `is ${early?.daysBefore}, and every stay is booked that early: every stay has the discount`,
    ],
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, field, text]) => ({ field: ['pricing', ...field], text }));
}

/** Finds unusual surcharges, fees and taxes. */
export function findExtraWarnings({
  pricing,
  maxGuests,
  stay,
  touristTax,
  rules,
}: PropertyFile): ContentIssue[] {
  const { rate, cleaning, surcharge } = pricing;
  const perGuest = surcharge.amountPerGuestPerNight;
  const odd: [boolean, unknown[], string][] = [
    [
      surcharge.includedGuests > maxGuests,
      ['pricing', 'surcharge', 'includedGuests'],
      `is ${surcharge.includedGuests}, more than maxGuests (${maxGuests}): no surcharge is ever charged`,
    ],
    [
      (isUsual(rate) && perGuest > rate) || (perGuest > 0 && perGuest < 1_00),
      ['pricing', 'surcharge', 'amountPerGuestPerNight'],
      `is ${euros(perGuest)} euros for each guest and night, and a night costs ${euros(rate)} (pricing.rate): is this intended?`,
    ],
    [
      isUsual(rate) &&
        (cleaning.amount > rate * mostTimes || (cleaning.amount > 0 && cleaning.amount < rate / 50)),
      ['pricing', 'cleaning', 'amount'],
      `is ${euros(cleaning.amount)} euros, and a night costs ${euros(rate)} (pricing.rate): ${movedPoint(cleaning.amount, rate)}`,
    ],
    [
      cleaning.amount > 0 && cleaning.perNumberOfNights < stay.minNights,
      ['pricing', 'cleaning', 'perNumberOfNights'],
      `is ${cleaning.perNumberOfNights}, less than stay.minNights (${stay.minNights}): the shortest stay pays cleaning ${Math.ceil(stay.minNights / cleaning.perNumberOfNights)} times; once a stay is ${stay.maxNights}`,
    ],
    [
      touristTax !== undefined && touristTax.amount > Math.max(10_00, rate / 4),
      ['touristTax', 'amount'],
      `is ${euros(touristTax?.amount ?? 0)} euros for each guest and night: is this intended?`,
    ],
    [
      rules.lostKeysFee > Math.max(500_00, rate * mostTimes),
      ['rules', 'lostKeysFee'],
      `is ${euros(rules.lostKeysFee)} euros: is this intended?`,
    ],
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, field, text]) => ({ field, text }));
}
