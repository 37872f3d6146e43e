import { useFormats, useText } from '../../../i18n/index.ts';
import { DateButton } from '../../../ui/DateButton.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';

interface Props {
  dates: StayDates;
  getError: (name: keyof StayDates) => string | undefined;
  onChange: (dates: Partial<StayDates>) => void;
  /** Goes to a day of the calendar, or to the first that can be had. */
  showDay: (day: string) => void;
}

/** The two ends of a stay in the page's language; each leads to the calendar, where it is chosen. */
export function StayEnds({ dates, getError, onChange, showDay }: Props) {
  const text = useText();
  const { date } = useFormats();
  const getText = (day: string) => (day === '' ? text('form.choose') : date(day, 'short'));
  const { startDate, endDate } = dates;
  return (
    <>
      <DateButton
        id="booking-startDate"
        name="startDate"
        label={text('stay.checkIn')}
        value={startDate}
        words={getText(startDate)}
        error={getError('startDate')}
        onPress={() => showDay(startDate)}
      />
      <DateButton
        id="booking-endDate"
        name="endDate"
        label={text('stay.checkOut')}
        value={endDate}
        words={getText(endDate)}
        error={getError('endDate')}
        onPress={() => {
          // The check-in stays: what is chosen next in the calendar is the check-out.
          if (startDate !== '' && endDate !== '') onChange({ endDate: '' });
          showDay(endDate || startDate);
        }}
      />
    </>
  );
}
