import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalForm } from '../../contract/schemas/legalForm.ts';
import { BirthDate } from '../../src/ui/BirthDate.tsx';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import type { DatePart } from '../../src/ui/typedDate.ts';
import { InEnglish } from '../views/support/inLanguage.tsx';

const words = { day: 'Day', month: 'Month', year: 'Year' };
const dayFirst: readonly DatePart[] = ['day', 'month', 'year'];

let sentValues: string[];

interface Given {
  from?: string;
  order?: readonly DatePart[];
  error?: string;
  autoComplete?: 'bday' | 'off';
}

function Born({ from = '', order = dayFirst, ...rest }: Given) {
  const [value, setValue] = useState(from);
  useEffect(() => void sentValues.push(value), [value]);
  return (
    <BirthDate
      legend="Date of birth"
      description="For example 27 3 1957"
      id="born"
      name="dateOfBirth"
      value={value}
      onChange={setValue}
      order={order}
      labels={words}
      {...rest}
    />
  );
}

beforeEach(() => {
  sentValues = [];
});
const part = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (day: string, month: string, year: string) => {
  fireEvent.change(part('Day'), { target: { value: day } });
  fireEvent.change(part('Month'), { target: { value: month } });
  fireEvent.change(part('Year'), { target: { value: year } });
};
const shown = () => ['Day', 'Month', 'Year'].map((name) => part(name).value);
const paste = (text: string) => fireEvent.paste(part('Day'), { clipboardData: { getData: () => text } });
const refusal = (dateOfBirth: string) =>
  v.safeParse(legalForm.entries.dateOfBirth, dateOfBirth).issues?.[0]?.message;

describe('a date of birth', () => {
  test('the date is typed in three parts and shown as it was typed', () => {
    render(<Born />);
    type('7', '3', '1957');
    expect(sentValues.at(-1)).toBe('1957-03-07');
    expect(shown()).toEqual(['7', '3', '1957']);
  });

  test.each([
    ['31', '2', '1957', '1957-02-31'],
    ['7', '', '1957', '1957--07'],
    ['', '3', '', '-03-'],
    ['7', '3', '57', '57-03-07'],
    ['7', 'Ma', '1957', '1957-Ma-07'],
  ])('rejects %s %s %s, which is not a date', (day, month, year, value) => {
    render(<Born />);
    type(day, month, year);
    expect(sentValues.at(-1)).toBe(value);
    expect(shown()).toEqual([day, month, year]);
    expect(refusal(value)).toBe('date_format');
  });

  test.each(['1957-03-07', '1957-02-31', '1957--07', '-03-', '57-03-07'])(
    'comes back in its parts: %s',
    (value) => {
      render(<Born from={value} />);
      const [year, month, day] = value.split('-');
      expect(shown()).toEqual([day, month, year]);
      expect(sentValues).toEqual([value]);
    },
  );

  test('a date of birth that was deleted is blank', () => {
    render(<Born from="1957-03-07" />);
    type('', '', '');
    expect(sentValues.at(-1)).toBe('');
    expect(refusal('')).toBe('blank');
  });

  test('a date from another source replaces the typed one', () => {
    const field = (value: string) => (
      <BirthDate
        legend="Born"
        name="born"
        value={value}
        onChange={() => {}}
        order={dayFirst}
        labels={words}
      />
    );
    const { rerender } = render(field(''));
    type('1', '2', '1990');
    rerender(field('1957-03-07'));
    expect(shown()).toEqual(['07', '03', '1957']);
  });
});

describe('a whole date that is pasted', () => {
  test.each(['07/03/1957', '7.3.1957', ' 07-03-1957 ', '7 / 3 / 1957', '1957-03-07'])(
    'fills all three parts: %s',
    (text) => {
      render(<Born />);
      expect(paste(text)).toBe(false);
      expect(sentValues.at(-1)).toBe('1957-03-07');
    },
  );

  test('a pasted date is read in the order of the language', () => {
    render(<Born order={['month', 'day', 'year']} />);
    paste('3/7/1957');
    expect(sentValues.at(-1)).toBe('1957-03-07');
  });

  test('a pasted text that is not a date is left to the browser', () => {
    render(<Born />);
    expect(paste('27')).toBe(true);
    expect(sentValues).toEqual(['']);
  });
});

describe('its parts', () => {
  test('stand in the order of the language', () => {
    render(<Born order={['year', 'month', 'day']} />);
    expect(screen.getAllByRole('textbox').map((input) => input.id)).toEqual([
      'born',
      'born-month',
      'born-day',
    ]);
  });

  test('the browser fills in the date for its owner only', () => {
    const { rerender } = render(<Born autoComplete="bday" />);
    const getAutocomplete = () =>
      ['Day', 'Month', 'Year'].map((name) => part(name).getAttribute('autocomplete'));
    expect(getAutocomplete()).toEqual(['bday-day', 'bday-month', 'bday-year']);
    rerender(<Born />);
    expect(getAutocomplete()).toEqual(['off', 'off', 'off']);
  });

  test('have one name, one help and one error', () => {
    render(<Born error="Not a date" />);
    const group = screen.getByRole('group', { name: 'Date of birth' });
    const sentValues = group
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(sentValues).toEqual(['Not a date', 'For example 27 3 1957']);
    expect(part('Year').getAttribute('aria-invalid')).toBe('true');
  });

  test('the summary links to the parts of the date', () => {
    Element.prototype.scrollIntoView = () => {};
    const errors = [{ fieldId: 'born', label: 'Date of birth', message: 'Not a date' }];
    render(
      <>
        <InEnglish>
          <ErrorSummary title="Please check" text="One value" errors={errors} />
        </InEnglish>
        <Born error="Not a date" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Date of birth: Not a date' }));
    expect(document.activeElement).toBe(part('Day'));
  });
});
