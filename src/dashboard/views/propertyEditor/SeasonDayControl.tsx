import { useLanguage, useText } from '../../i18n/index.ts';
import { locales } from '../../../../contract/values/language.ts';
import * as field from '../../../ui/Field.css.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { ControlProps } from './ControlProps.ts';
import * as css from './propertyEditor.css.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

const days = Array.from({ length: 31 }, (_, index) => twoDigits(index + 1));
const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));

/** Returns the years that a season can have: this one and the next three, and the chosen one. */
function getYears(chosen: string): string[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: 4 }, (_, index) => String(now + index));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
}

/** A day of every year, or of one year. */
export function SeasonDayControl({ id, label, error, value, onChange }: ControlProps) {
  const text = useText();
  const language = useLanguage();
  const stored = typeof value === 'string' ? value : '';
  const [, year = '', month = '', day = ''] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(stored) ?? [];
  const change = (next: { year?: string; month?: string; day?: string }) => {
    const changed = { year, month, day, ...next };
    const parts = [changed.year, changed.month || '01', changed.day || '01'];
    onChange(parts.filter((part) => part !== '').join('-'));
  };
  const nameMonth = (number: string) =>
    new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
      new Date(`2024-${number}-01T00:00:00Z`),
    );
  const empty = <option value="">{text('dashboard.editor.choose')}</option>;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={field.legend}>{label}</legend>
      <div className={css.seasonDay}>
        <Select
          id={id}
          label={text('dashboard.editor.day')}
          value={day}
          onChange={(chosen) => change({ day: chosen })}
        >
          {day === '' && empty}
          {days.map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </Select>
        <Select
          id={`${id}-month`}
          label={text('dashboard.editor.month')}
          value={month}
          onChange={(chosen) => change({ month: chosen })}
        >
          {month === '' && empty}
          {months.map((one) => (
            <option key={one} value={one}>
              {nameMonth(one)}
            </option>
          ))}
        </Select>
        <Select
          id={`${id}-year`}
          label={text('dashboard.editor.year')}
          value={year}
          onChange={(chosen) => change({ year: chosen })}
        >
          <option value="">{text('dashboard.editor.everyYear')}</option>
          {getYears(year).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
