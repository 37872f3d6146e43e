import type { Language } from '../../../contract/language.ts';
import type { CheckInDates } from '../../../contract/availability.ts';
import type { StayRules } from '../../../contract/rules/obstacles.ts';
import { parseDate } from '@internationalized/date';
import { getDate } from '../pricing/calendar.ts';
import type { Terms } from '../pricing/terms.ts';
import { paymentOptionTexts, getPricing } from './describe.ts';
import type { UnitContent } from './unitSource.ts';

/** What a stay at a property costs and how it is paid, with the payment options' words in one language. */
export const getTerms = (unit: UnitContent, language: Language): Terms => ({
  id: unit.id,
  timeZone: unit.timeZone,
  checkInAfter: unit.rules.checkInAfter,
  pricing: getPricing(unit, language),
  touristTax: unit.touristTax,
  ageGroups: unit.ageGroups,
  paymentOptions: unit.paymentOptions.map((option) => ({
    ...option,
    ...paymentOptionTexts(unit, option.id, language),
  })),
  textLanguage: unit.textLanguages[language],
});

/** How stays at a property may begin, and how long they may be, in and out of its seasons. */
export const getStayRules = ({ stay, pricing }: UnitContent): StayRules => ({
  stay,
  seasons: pricing.seasons,
});

/** Between which days a stay may begin, as it is at an instant: they follow the property's own date. */
export function getCheckInDates(unit: UnitContent, now: Date): CheckInDates {
  const today = parseDate(getDate(now, unit.timeZone));
  const { leadDays, aheadDays } = unit.stay;
  return {
    earliest: today.add({ days: leadDays }).toString(),
    latest: today.add({ days: aheadDays }).toString(),
  };
}
