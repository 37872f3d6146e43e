import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';
import { isUsual, mostTimes, movedPoint, rateField, toEuros } from './priceChecks.ts';

/** A condition of a warning, and the warning. */
type Check = readonly [boolean, ContentIssue];

const getWarnings = (checks: readonly Check[]) => checks.filter(([isOdd]) => isOdd).map(([, issue]) => issue);

/** Finds discounts that apply to every stay, or to none. */
export function findDiscountWarnings({
  pricing: { discount, lastMinute, early, seasons = [] },
  stay,
}: PropertyFile): ContentIssue[] {
  const shortest = Math.min(stay.minNights, ...seasons.map(({ minNights }) => minNights ?? stay.minNights));
  const getLimit = (field: 'maxNights' | 'leadDays' | 'aheadDays') => ({
    limitField: ['stay', field],
    limit: stay[field],
  });
  const checks: Check[] = [];
  if (discount.percentage > 0) {
    const path = ['pricing', 'discount', 'minNights'];
    const value = discount.minNights;
    checks.push(
      [
        value > stay.maxNights,
        { path, code: 'discountAboveLimit', params: { value, ...getLimit('maxNights') } },
      ],
      [value <= shortest, { path, code: 'discountForEveryLength', params: { value, shortest } }],
    );
  }
  if (lastMinute && lastMinute.percentage > 0) {
    const path = ['pricing', 'lastMinute', 'daysBefore'];
    const value = lastMinute.daysBefore;
    checks.push(
      [
        value < stay.leadDays,
        { path, code: 'discountBelowLimit', params: { value, ...getLimit('leadDays') } },
      ],
      [
        value >= stay.aheadDays,
        { path, code: 'discountForEveryDay', params: { value, days: stay.aheadDays } },
      ],
    );
  }
  if (early && early.percentage > 0) {
    const path = ['pricing', 'early', 'daysBefore'];
    const value = early.daysBefore;
    checks.push(
      [
        value > stay.aheadDays,
        { path, code: 'discountAboveLimit', params: { value, ...getLimit('aheadDays') } },
      ],
      [value <= stay.leadDays, { path, code: 'discountForEveryNotice', params: { value } }],
    );
  }
  return getWarnings(checks);
}

/** Finds unusual surcharges, fees and taxes. */
export function findExtraWarnings({
  pricing: { rate, cleaning, surcharge },
  maxGuests,
  stay,
  touristTax,
  rules,
}: PropertyFile): ContentIssue[] {
  const perGuest = surcharge.amountPerGuestPerNight;
  const tax = touristTax?.amount ?? 0;
  const night = { rate: toEuros(rate), rateField };
  return getWarnings([
    [
      surcharge.includedGuests > maxGuests,
      {
        path: ['pricing', 'surcharge', 'includedGuests'],
        code: 'surchargeNeverApplies',
        params: { value: surcharge.includedGuests, limitField: ['maxGuests'], limit: maxGuests },
      },
    ],
    [
      (isUsual(rate) && perGuest > rate) || (perGuest > 0 && perGuest < 1_00),
      {
        path: ['pricing', 'surcharge', 'amountPerGuestPerNight'],
        code: 'unusualSurcharge',
        params: { amount: toEuros(perGuest), ...night },
      },
    ],
    [
      isUsual(rate) &&
        (cleaning.amount > rate * mostTimes || (cleaning.amount > 0 && cleaning.amount < rate / 50)),
      {
        path: ['pricing', 'cleaning', 'amount'],
        code: 'unusualCleaning',
        params: { amount: toEuros(cleaning.amount), ...night, ...movedPoint(cleaning.amount, rate) },
      },
    ],
    [
      cleaning.amount > 0 && cleaning.perNumberOfNights < stay.minNights,
      {
        path: ['pricing', 'cleaning', 'perNumberOfNights'],
        code: 'cleaningTooOften',
        params: {
          value: cleaning.perNumberOfNights,
          limitField: ['stay', 'minNights'],
          limit: stay.minNights,
          times: Math.ceil(stay.minNights / cleaning.perNumberOfNights),
          once: stay.maxNights,
        },
      },
    ],
    [
      tax > Math.max(10_00, rate / 4),
      { path: ['touristTax', 'amount'], code: 'unusualTouristTax', params: { amount: toEuros(tax) } },
    ],
    [
      rules.lostKeysFee > Math.max(500_00, rate * mostTimes),
      {
        path: ['rules', 'lostKeysFee'],
        code: 'unusualFee',
        params: { amount: toEuros(rules.lostKeysFee) },
      },
    ],
  ]);
}
