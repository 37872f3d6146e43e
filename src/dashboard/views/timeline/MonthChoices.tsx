import { isCalendarDate } from '../../../../contract/values/nights.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './monthChoices.css.ts';
import { useNightsText } from './useNightsText.ts';

/** The number of months in the menu; later ones are reached with the date. */
const monthCount = 24;

/** Returns the first days of the months from a date on, by year. */
function getMonths(from: string): Map<string, string[]> {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const months = Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  );
  return Map.groupBy(months, (date) => date.slice(0, 4));
}

interface Props {
  /** The first visible night. */
  first: string;
  today: string;
  onChoose: (date: string) => void;
}

/** The months from the current one on, and a field for any date. */
export function MonthChoices({ first, today, onChoose }: Props) {
  const text = useText();
  const { months, monthName } = useNightsText();
  return (
    <div className={css.choices}>
      <form
        className={css.date}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const date = new FormData(event.currentTarget).get('date') as string;
          if (isCalendarDate(date)) onChoose(date);
        }}
      >
        {/* The menu stays open until the date is complete. */}
        <div role="presentation" onClick={(event) => event.stopPropagation()}>
          <DateInput
            label={text('dashboard.calendar.date')}
            name="date"
            value={first}
            onChange={() => undefined}
          />
        </div>
        <Button type="submit">{text('dashboard.calendar.show')}</Button>
      </form>
      {[...getMonths(today)].map(([year, dates]) => (
        <div key={year} role="group" aria-labelledby={`calendar-${year}`} className={css.year}>
          <p id={`calendar-${year}`}>{year}</p>
          {dates.map((date) => (
            <button
              key={date}
              type="button"
              aria-label={months(date, date)}
              aria-current={date.slice(0, 7) === first.slice(0, 7) || undefined}
              onClick={() => onChoose(date)}
            >
              {monthName(date)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
