import type { Language } from '../../../contract/language.ts';
import type { StayRules } from '../../../contract/rentalUnit.ts';
import { parseDate } from '@internationalized/date';
import { dateAt } from '../pricing/calendar.ts';
import type { Terms } from '../pricing/terms.ts';
import { paymentOptionTexts } from './describe.ts';
import type { UnitContent } from './loadUnit.ts';

/** What a stay at a property costs and how it is paid, with the payment options' words in one language. */
export const termsOf = (unit: UnitContent, language: Language): Terms => ({
  id: unit.id,
  timeZone: unit.timeZone,
  checkInAfter: unit.rules.checkInAfter,
  pricing: { currency: 'EUR', ...unit.pricing },
  paymentOptions: unit.paymentOptions.map((option) => ({
    ...option,
    ...paymentOptionTexts(unit, option.id, language),
  })),
});

/** The bounds of a stay as they are at an instant: `earliest` and `latest` follow the property's own date. */
export function stayRulesAt(unit: UnitContent, now: Date): StayRules {
  const today = parseDate(dateAt(now, unit.timeZone));
  const { minNights, maxNights, leadDays, aheadDays } = unit.stay;
  return {
    minNights,
    maxNights,
    earliest: today.add({ days: leadDays }).toString(),
    latest: today.add({ days: aheadDays }).toString(),
  };
}
