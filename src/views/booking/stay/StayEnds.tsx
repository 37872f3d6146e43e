import { useFormats, useText } from '../../../i18n/index.ts';
import { DateButton } from '../../../ui/DateButton.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';

interface Props {
  dates: StayDates;
  errorOf: (name: keyof StayDates) => string | undefined;
  onChange: (dates: Partial<StayDates>) => void;
  /** Goes to a day of the calendar, or to the first that can be had. */
  seek: (day: string) => void;
}

/** The two ends of a stay in the page's language; each leads to the calendar, where it is chosen. */
export function StayEnds({ dates, errorOf, onChange, seek }: Props) {
  const text = useText();
  const { date } = useFormats();
  const wordsOf = (day: string) => (day === '' ? text('form.choose') : date(day, 'short'));
  const { startDate, endDate } = dates;
  return (
    <>
      <DateButton
        id="booking-startDate"
        name="startDate"
        label={text('stay.checkIn')}
        value={startDate}
        words={wordsOf(startDate)}
        error={errorOf('startDate')}
        onPress={() => seek(startDate)}
      />
      <DateButton
        id="booking-endDate"
        name="endDate"
        label={text('stay.checkOut')}
        value={endDate}
        words={wordsOf(endDate)}
        error={errorOf('endDate')}
        onPress={() => {
          // The check-in stays: what is chosen next in the calendar is the check-out.
          if (startDate !== '' && endDate !== '') onChange({ endDate: '' });
          seek(endDate || startDate);
        }}
      />
    </>
  );
}
