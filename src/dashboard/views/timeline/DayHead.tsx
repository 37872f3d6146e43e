import { useFormats } from '../../../i18n/index.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import * as css from './timeline.css.ts';
import { useNightsText } from './useNightsText.ts';

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

/** The heading of a column: the weekday above the day of the month. */
export function DayHead({ index, date, isToday }: { index: number; date: string; isToday: boolean }) {
  const formats = useFormats();
  const { weekday, day } = useNightsText();
  return (
    <span
      role="columnheader"
      aria-colindex={index + 2}
      className={css.day}
      style={{ left: `${index * css.sizes.column}rem` }}
      data-today={isToday || undefined}
      data-weekend={isWeekend(date) || undefined}
    >
      <span className={hidden}>{formats.date(date, 'short')}</span>
      <span aria-hidden>{weekday(date)}</span>
      <span aria-hidden>{day(date)}</span>
    </span>
  );
}
