import { endOfMonth, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useRangeCalendar';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { writeDate } from '../../../../../contract/values/typography.ts';
import { useFormats, useLanguage, useText } from '../../../../i18n/index.ts';
import { join } from '../../../../ui/join.ts';
import * as css from './RangeCalendar.css.ts';
import type { Elements } from '../../../../ui/Elements.ts';

/** The price of a night as shown below its day, and as read by screen readers. */
export interface NightPriceText {
  visible: string;
  label: (day: string) => string;
}

/** The names of the check-in and the check-out. */
export interface EndNames {
  first: string;
  last: string;
}

export interface DayProps {
  stay: RangeCalendarState;
  /** The chosen days, or those between the check-in and the pointer. */
  selectedRange: { start: CalendarDate; end: CalendarDate } | null;
  /** Returns the id of the element with the reason why a day is not available. */
  reasonId: (day: string) => string | undefined;
  /** Returns the price of the night that begins on a day, if prices are shown. */
  getPrice: (day: string) => NightPriceText | undefined;
  ends: EndNames;
  onObstacle: (day: string) => void;
  /** Called when the guest presses a day that is not available. */
  onRefused: (day: string) => void;
  onLeave: () => void;
}

// Each end of the stay has a name of its own, so the prefix that react-aria adds to a selected range is empty and is
// removed.
const getDay = (label: string) => label.replace(/^, /, '');

function Day({ date, month, ...props }: DayProps & { date: CalendarDate; month: CalendarDate }) {
  const { stay, selectedRange, reasonId, getPrice, ends, onObstacle, onRefused, onLeave } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth = !isSameMonth(date, month);
  const cell = useCalendarCell({ date, isOutsideMonth }, stay, ref);
  const isFirst = selectedRange !== null && date.compare(selectedRange.start) === 0;
  const isLast = selectedRange !== null && date.compare(selectedRange.end) === 0;
  const isWithin =
    selectedRange !== null && date.compare(selectedRange.start) >= 0 && date.compare(selectedRange.end) <= 0;
  const isObstructed = cell.isUnavailable || cell.isDisabled;
  const reason = isObstructed && !isOutsideMonth ? reasonId(date.toString()) : undefined;
  const price = isOutsideMonth ? undefined : getPrice(date.toString());
  const { buttonProps } = cell;
  const isEnd = isLast && !stay.anchorDate;
  const text = useText();
  const label = writeDate(useLanguage(), buttonProps['aria-label'] ?? '');
  const end = isFirst ? ends.first : isEnd ? ends.last : undefined;
  const day = getDay(label);
  const name = end === undefined ? day : text('label.value', { label: end, value: day });
  const explain = () => (reason === undefined ? onLeave() : onObstacle(date.toString()));
  return (
    <td {...cell.cellProps} aria-selected={isWithin && !isOutsideMonth} className={css.cell}>
      <div
        {...buttonProps}
        ref={ref}
        aria-label={price ? price.label(name) : name}
        aria-describedby={join(buttonProps['aria-describedby'], reason) || undefined}
        onPointerEnter={(event) => {
          buttonProps.onPointerEnter?.(event);
          explain();
        }}
        onFocus={(event) => {
          buttonProps.onFocus?.(event);
          explain();
        }}
        onClick={(event) => {
          buttonProps.onClick?.(event);
          explain();
          if (reason !== undefined) onRefused(date.toString());
        }}
        className={join(
          css.day,
          isOutsideMonth && css.outside,
          cell.isDisabled && css.past,
          !cell.isDisabled && cell.isUnavailable && css.taken,
          isWithin && selectedRange.start.compare(selectedRange.end) !== 0 && css.between,
          isFirst && css.first,
          isLast && css.last,
          price && css.priced,
        )}
      >
        <span className={css.number}>{cell.formattedDate}</span>
      </div>
      {/* The accessible name includes the price: a button's visible text must be in it in one piece (WCAG 2.2, 2.5.3). */}
      {price && (
        <span aria-hidden className={css.price}>
          {price.visible}
        </span>
      )}
    </td>
  );
}

const isPast = (date: CalendarDate, { minValue }: RangeCalendarState) =>
  minValue != null && date.compare(minValue) < 0;

// The short names of Portuguese weekdays are as long as "segunda"; Portuguese calendars use three letters.
const shortenWeekday = (weekday: string) => weekday.normalize('NFC').slice(0, 3);

/** One month of days. Its name is formatted separately, because ICU versions format ranges of months differently. */
export function Month({
  start,
  previous,
  next,
  level: Heading = 'h3',
  ...props
}: DayProps & {
  start: CalendarDate;
  previous?: Elements;
  next?: Elements;
  level?: 'h2' | 'h3' | undefined;
}) {
  const { stay } = props;
  const { gridProps, headerProps, weekDays } = useCalendarGrid(
    { startDate: start, endDate: endOfMonth(start), weekdayStyle: 'short' },
    stay,
  );
  const name = useFormats().date(start.toString(), 'month');
  // Past weeks are left out, because they would push available weeks out of a phone's window.
  const weeks = Array.from({ length: stay.getWeeksInMonth(start) }, (_, week) =>
    stay.getDatesInWeek(week, start),
  ).filter((week) => week.some((date) => date && isSameMonth(date, start) && !isPast(date, stay)));
  return (
    <div className={css.month}>
      <div className={css.bar}>
        {previous}
        <Heading className={css.title}>{name}</Heading>
        {next}
      </div>
      <table {...gridProps} aria-label={name} className={css.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((weekday) => (
              <th key={weekday} className={css.weekday}>
                {shortenWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((date) =>
                date === null ? null : <Day key={date.toString()} date={date} month={start} {...props} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
