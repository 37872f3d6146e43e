import { isYearly, type Season } from '../../../contract/rules/seasons.ts';
import { getSampleDate, type Weekday } from '../../../contract/values/weekdays.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as css from './sections.css.ts';

/** Returns a function that formats the names of weekdays. */
function useDayNames() {
  const { date, list } = useFormats();
  return (days: readonly Weekday[]) => list(days.map((day) => date(getSampleDate(day), 'weekday')));
}

function useSeasonText() {
  const text = useText();
  const { date, list, roundMoney } = useFormats();
  const dayNames = useDayNames();
  return (season: Season) => {
    // A leap year contains every day on which a yearly season can begin or end.
    const getDay = (day: string) => (isYearly(season) ? date(`2028-${day}`, 'day') : date(day));
    const { name, from, to, rate, weekendRate, minNights, arrivalDays } = season;
    const rules = [
      rate !== undefined && text('pricing.rate', { amount: roundMoney({ amount: rate }) }),
      weekendRate !== undefined &&
        text('pricing.season.weekendRate', { amount: roundMoney({ amount: weekendRate }) }),
      minNights !== undefined && text('pricing.season.minNights', { nights: minNights }),
      arrivalDays !== undefined && text('pricing.season.arrivalDays', { days: dayNames(arrivalDays) }),
    ].filter((words) => words !== false);
    return text('pricing.season', { season: name, from: getDay(from), to: getDay(to), rules: list(rules) });
  };
}

function usePricingRules({ pricing, stay, touristTax }: Property) {
  const text = useText();
  const { roundMoney, percentage } = useFormats();
  const dayNames = useDayNames();
  const getSeasonText = useSeasonText();
  const money = (amount: number) => roundMoney({ amount });
  const { rate, weekend, seasons = [], cleaning, surcharge, discount, lastMinute, early } = pricing;
  const discounts = [
    discount.percentage > 0 &&
      text('pricing.discount', { percentage: percentage(discount.percentage), nights: discount.minNights }),
    lastMinute !== undefined &&
      lastMinute.percentage > 0 &&
      text('pricing.lastMinute', {
        percentage: percentage(lastMinute.percentage),
        days: lastMinute.daysBefore,
      }),
    early !== undefined &&
      early.percentage > 0 &&
      text('pricing.early', { percentage: percentage(early.percentage), days: early.daysBefore }),
  ].filter((words) => words !== false);
  const rateText = text('pricing.rate', { amount: money(rate) });
  const cleaningText =
    cleaning.amount > 0 &&
    text('pricing.cleaning', { amount: money(cleaning.amount), nights: cleaning.perNumberOfNights });
  const all = [
    rateText,
    weekend !== undefined &&
      text('pricing.weekend', { amount: money(weekend.rate), days: dayNames(weekend.days) }),
    ...seasons.map(getSeasonText),
    cleaningText,
    surcharge.amountPerGuestPerNight > 0 &&
      text('pricing.surcharge', {
        amount: money(surcharge.amountPerGuestPerNight),
        guests: surcharge.includedGuests,
      }),
    ...discounts,
    discounts.length > 1 && text('pricing.bestDiscount'),
    touristTax !== undefined &&
      text('pricing.touristTax', {
        amount: money(touristTax.amount),
        age: String(touristTax.fromAge ?? 'none'),
        nights: touristTax.maxNights ?? 0,
      }),
    stay.arrivalDays !== undefined && text('pricing.arrivalDays', { days: dayNames(stay.arrivalDays) }),
    text('rules.length', { minNights: stay.minNights, maxNights: stay.maxNights }),
  ].filter((words) => words !== false);
  return { rate: rateText, cleaning: cleaningText, all };
}

/** Shows the parts of a price, and the rules for arrivals. */
export function PricingRules({ property }: { property: Property }) {
  const text = useText();
  const { rate, cleaning, all } = usePricingRules(property);
  return (
    <Disclosure
      title={<h3>{text('rules.pricing')}</h3>}
      sentence={[rate, cleaning].filter(Boolean).join(' · ')}
    >
      <ul className={css.list}>
        {all.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
