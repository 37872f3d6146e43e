import type { Language } from '../../../contract/values/language.ts';
import type { CheckInDates } from '../../../contract/schemas/availability.ts';
import type { StayRules } from '../../../contract/rules/obstacles.ts';
import { parseDate } from '@internationalized/date';
import { getDate } from '../pricing/calendar.ts';
import type { Terms } from '../pricing/terms.ts';
import { paymentOptionTexts, getPricing } from './describe.ts';
import type { UnitContent } from './unitSource.ts';

/** The price and payment terms of a property, with the payment options' texts in one language. */
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

/** The rules for arrival days and lengths of stays at a property, by season. */
export const getStayRules = ({ stay, pricing }: UnitContent): StayRules => ({
  stay,
  seasons: pricing.seasons,
});

/** The possible check-in dates on a day (`YYYY-MM-DD`) in the property's time zone. */
export function getCheckInDatesFrom({ stay }: UnitContent, day: string): CheckInDates {
  const today = parseDate(day);
  return {
    earliest: today.add({ days: stay.leadDays }).toString(),
    latest: today.add({ days: stay.aheadDays }).toString(),
  };
}

/** The possible check-in dates at an instant, in the property's time zone. */
export const getCheckInDates = (unit: UnitContent, now: Date): CheckInDates =>
  getCheckInDatesFrom(unit, getDate(now, unit.timeZone));
