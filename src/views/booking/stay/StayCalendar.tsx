import { nightsBetween } from '../../../../contract/rules/nights.ts';
import type { Obstacle, OfferedStays } from '../../../../contract/rules/obstacles.ts';
import type { RentalUnit } from '../../../../contract/rentalUnit.ts';
import { hasSeveralRates, nightPriceOn } from '../../../../contract/rules/seasons.ts';
import { dateOn } from '../../../../contract/rules/weekdays.ts';
import { AriaLocale } from '../../../i18n/AriaLocale.tsx';
import { useFormats, useText } from '../../../i18n/index.ts';
import { RangeCalendar } from './calendar/RangeCalendar.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';

interface Props {
  dates: StayDates;
  availability: OfferedStays;
  pricing: RentalUnit['pricing'];
  onChange: (dates: StayDates) => void;
}

/** The calendar in the page's language, with its reasons in words. */
export function StayCalendar({ dates, pricing, ...props }: Props) {
  const text = useText();
  const { date, list, number, roundMoney } = useFormats();
  const explain = (obstacle: Obstacle) => {
    if ('arrivalDays' in obstacle) {
      const days = list(obstacle.arrivalDays.map((day) => date(dateOn(day), 'weekday')));
      return text(`obstacle.${obstacle.reason}`, { days });
    }
    if ('minNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.minNights });
    if ('maxNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.maxNights });
    return text(`obstacle.${obstacle.reason}`);
  };
  const priceOf = (night: string) => {
    const { rate } = nightPriceOn(night, pricing);
    return {
      shown: number(rate / 100),
      said: (day: string) => text('stay.nightPrice', { day, amount: roundMoney({ amount: rate }) }),
    };
  };
  const prices = hasSeveralRates(pricing) ? { of: priceOf, note: text('stay.nightPrices') } : undefined;
  const { startDate, endDate } = dates;
  const isWhole = startDate !== '' && endDate !== '';
  const hint = isWhole
    ? text('count.nights', { nights: nightsBetween(startDate, endDate) })
    : text(startDate === '' ? 'stay.hint.checkIn' : 'stay.hint.checkOut');
  return (
    <AriaLocale>
      <RangeCalendar
        {...props}
        dates={dates}
        label={text('stay.calendar')}
        hint={hint}
        explain={explain}
        prices={prices}
      />
    </AriaLocale>
  );
}
