import { getLocalTimeZone, today } from '@internationalized/date';
import { useEffect, useId, useRef, useState } from 'react';
import { daysLater } from '../../../contract/values/nights.ts';
import { AriaLocale } from '../../i18n/AriaLocale.tsx';
import { useFormats, useText } from '../../i18n/index.ts';
import { DateButton } from '../../ui/DateButton.tsx';
import { RangeCalendar } from '../booking/stay/calendar/RangeCalendar.tsx';
import { Announcer, type Announce } from '../booking/stay/calendar/Announcer.tsx';
import type { StayDates } from '../booking/stay/calendar/useStaySelection.ts';
import { useObstacleText } from '../booking/stay/useObstacleText.ts';
import { useStayHint } from '../booking/stay/useStayHint.ts';
import { useStayAnnouncements } from '../booking/stay/useStayAnnouncements.ts';
import * as css from './search.css.ts';

interface Props {
  dates: StayDates;
  onChange: (dates: StayDates) => void;
  /** The date for which the calendar is open. */
  open: keyof StayDates | undefined;
  onOpen: (end: keyof StayDates | undefined) => void;
  /** Called when both dates are chosen. */
  onChosen: () => void;
  guests: string;
}

/** The number of days shown. Each property limits its own bookings. */
const daysShown = 730;
const maxNights = 365;

/** Returns all days from today as available. The search then checks the availability of each property. */
function createOpenAvailability() {
  const earliest = today(getLocalTimeZone()).toString();
  const stay = { earliest, latest: daysLater(earliest, daysShown), minNights: 1, maxNights: maxNights };
  return { stay, unavailable: [] };
}

const ends = [
  ['startDate', 'from', 'stay.checkIn'],
  ['endDate', 'to', 'stay.checkOut'],
] as const;

/** The searched dates in the page's language, and the calendar in which they are chosen. */
export function SearchCalendar({ dates, onChange, open, onOpen, onChosen, guests }: Props) {
  const text = useText();
  const { date } = useFormats();
  const explain = useObstacleText();
  const id = useId();
  const showDay = useRef<(day: string) => void>(null);
  const [availability] = useState(createOpenAvailability);
  const announcer = useRef<Announce>(null);
  useStayAnnouncements({ dates, guests, total: undefined }, announcer);
  const { startDate, endDate } = dates;
  const hint = useStayHint(dates);
  const hasBothDates = startDate !== '' && endDate !== '';

  const shownDay = open && (dates[open] || startDate);
  useEffect(() => {
    if (shownDay !== undefined) showDay.current?.(shownDay);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the calendar is opened, not on every change of the day
  }, [open]);

  const handlePress = (end: keyof StayDates) => {
    if (open === end) return onOpen(undefined);
    // The check-in stays, so that the next chosen day becomes the check-out.
    if (end === 'endDate' && hasBothDates) onChange({ startDate, endDate: '' });
    return onOpen(end);
  };
  return (
    <AriaLocale>
      {ends.map(([end, name, label]) => (
        <DateButton
          key={end}
          id={`${id}-${end}`}
          name={name}
          label={text(label)}
          value={dates[end]}
          text={dates[end] === '' ? text('form.choose') : date(dates[end], 'short')}
          error={undefined}
          isOpen={open === end}
          onPress={() => handlePress(end)}
        />
      ))}
      <Announcer ref={announcer} />
      {open && (
        <div
          className={css.calendar}
          onKeyDown={({ key }) => {
            if (key !== 'Escape' || startDate !== '') return;
            onOpen(undefined);
            document.getElementById(`${id}-${open}`)?.focus();
          }}
        >
          <RangeCalendar
            dates={dates}
            availability={availability}
            onChange={(chosen) => {
              onChange(chosen);
              if (chosen.startDate !== '' && chosen.endDate !== '') onChosen();
            }}
            label={text('stay.calendar')}
            hint={hint}
            explain={explain}
            ends={{ first: text('stay.checkIn'), last: text('stay.checkOut') }}
            level="h2"
            announce={(words) => announcer.current?.(words)}
            showDayRef={showDay}
          />
        </div>
      )}
    </AriaLocale>
  );
}
