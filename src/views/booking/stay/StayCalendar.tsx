import { nightsBetween } from '../../../../contract/rules/nights.ts';
import type { Obstacle, OfferedStays } from '../../../../contract/rules/obstacles.ts';
import { AriaLocale } from '../../../i18n/AriaLocale.tsx';
import { useText } from '../../../i18n/index.ts';
import { RangeCalendar } from './calendar/RangeCalendar.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';

interface Props {
  dates: StayDates;
  availability: OfferedStays;
  onChange: (dates: StayDates) => void;
}

/** The calendar in the page's language, with its reasons in words. */
export function StayCalendar({ dates, ...props }: Props) {
  const text = useText();
  const explain = (obstacle: Obstacle) => {
    if ('minNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.minNights });
    if ('maxNights' in obstacle) return text(`obstacle.${obstacle.reason}`, { nights: obstacle.maxNights });
    return text(`obstacle.${obstacle.reason}`);
  };
  const { startDate, endDate } = dates;
  const isWhole = startDate !== '' && endDate !== '';
  const hint = isWhole
    ? text('count.nights', { nights: nightsBetween(startDate, endDate) })
    : text(startDate === '' ? 'stay.hint.checkIn' : 'stay.hint.checkOut');
  return (
    <AriaLocale>
      <RangeCalendar {...props} dates={dates} label={text('stay.calendar')} hint={hint} explain={explain} />
    </AriaLocale>
  );
}
