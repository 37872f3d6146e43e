import { useFormats, useText } from '../../../i18n/index.ts';
import { DateButton } from '../../../ui/DateButton.tsx';
import type { StayDates } from './calendar/useStaySelection.ts';

interface Props {
  dates: StayDates;
  getError: (name: keyof StayDates) => string | undefined;
  onChange: (dates: Partial<StayDates>) => void;
  /** Shows a day in the calendar, or the first possible check-in. */
  showDay: (day: string) => void;
}

/** The check-in and check-out dates in the page's language. Each is a button that leads to the calendar. */
export function StayDateButtons({ dates, getError, onChange, showDay }: Props) {
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
        text={getText(startDate)}
        error={getError('startDate')}
        onPress={() => showDay(startDate)}
      />
      <DateButton
        id="booking-endDate"
        name="endDate"
        label={text('stay.checkOut')}
        value={endDate}
        text={getText(endDate)}
        error={getError('endDate')}
        onPress={() => {
          // The check-in stays, so that the next chosen day becomes the check-out.
          if (startDate !== '' && endDate !== '') onChange({ endDate: '' });
          showDay(endDate || startDate);
        }}
      />
    </>
  );
}
