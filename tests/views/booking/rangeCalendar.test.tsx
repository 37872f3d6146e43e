import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeLanguages, locales, type Language } from '../../../contract/values/language.ts';
import type { Obstacle, OfferedStays } from '../../../contract/rules/obstacles.ts';
import { loadMessages, TextProvider } from '../../../src/i18n/index.ts';
import {
  RangeCalendar,
  type RangeCalendarProps,
} from '../../../src/views/booking/stay/calendar/RangeCalendar.tsx';
import { Announcer, type Announce } from '../../../src/views/booking/stay/calendar/Announcer.tsx';
import type { StayDates } from '../../../src/views/booking/stay/calendar/useStaySelection.ts';

const availability: OfferedStays = {
  stay: { minNights: 2, maxNights: 7, earliest: '2027-06-02', latest: '2027-07-30' },
  unavailable: [{ start: '2027-06-10', end: '2027-06-14', reason: 'booked' }],
};

const note = (dates: StayDates) => {
  chosen = dates;
};

const explain = ({ reason }: Obstacle) => `because ${reason}`;

const messages = new Map(
  await Promise.all(
    completeLanguages.map(async (language) => [language, await loadMessages(language)] as const),
  ),
);
const nothing: StayDates = { startDate: '', endDate: '' };

let chosen: StayDates;

function Stay({
  from = nothing,
  offered = availability,
  prices,
  language = 'en',
}: {
  language?: Language;
  from?: StayDates;
  offered?: OfferedStays;
  prices?: RangeCalendarProps['prices'];
}) {
  const [dates, setDates] = useState(from);
  const say = useRef<Announce>(null);
  useEffect(() => note(dates), [dates]);
  return (
    <TextProvider language={language} messages={messages.get(language)!}>
      <I18nProvider locale={locales[language]}>
        <RangeCalendar
          label="Dates of your stay"
          hint="Choose the day you arrive."
          dates={dates}
          availability={offered}
          explain={explain}
          prices={prices}
          ends={{ first: 'Check-in', last: 'Check-out' }}
          announce={(words) => say.current?.(words)}
          onChange={setDates}
        >
          <Announcer ref={say} />
        </RangeCalendar>
      </I18nProvider>
    </TextProvider>
  );
}

const showMonths = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => showMonths(true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = (date: string) => screen.getByRole('button', { name: new RegExp(`\\b${date}\\b`) });
const choose = (date: string) => fireEvent.click(day(date));
const press = (key: string) => {
  fireEvent.keyDown(document.activeElement!, { key });
  fireEvent.keyUp(document.activeElement!, { key });
};
const getReason = (date: string) =>
  (day(date).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the calendar', () => {
  test('shows two months on a wide screen, and one on a phone', () => {
    render(<Stay />);
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'June 2027',
      'July 2027',
    ]);
    cleanup();
    showMonths(false);
    render(<Stay />);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  test.each([
    ['pt', ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']],
    ['de', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']],
  ] as const)('has weekdays of three letters at most in %s', (language, days) => {
    showMonths(false);
    render(<Stay language={language} />);
    expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(days);
  });

  test('names the first of a month as an ordinal in French', () => {
    render(<Stay language="fr" />);
    const names = [...document.querySelectorAll('[role=button]')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toContain('mardi 1er juin 2027');
    expect(names.filter((name) => / 1 /.test(name ?? ''))).toEqual([]);
  });

  test('uses the first day as check-in and the second as check-out', () => {
    render(<Stay />);
    choose('3 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-03', endDate: '' });
    choose('7 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-03', endDate: '2027-06-07' });
  });

  test('allows to check out on the day another guest arrives', () => {
    render(<Stay />);
    choose('8 June 2027');
    choose('10 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-08', endDate: '2027-06-10' });
  });

  test('allows to check in on the day another guest leaves', () => {
    render(<Stay />);
    choose('14 June 2027');
    expect(chosen.startDate).toBe('2027-06-14');
  });

  test('rejects a booked night, and announces the reason', () => {
    render(<Stay />);
    choose('11 June 2027');
    expect(chosen.startDate).toBe('');
    expect(day('11 June 2027').getAttribute('aria-disabled')).toBe('true');
    expect(getReason('11 June 2027')).toContain('because booked');
  });

  test('announces the reason on request, and no others', () => {
    render(<Stay />);
    const status = document.querySelector('[role=status]')!;
    expect(status.textContent).toBe('');
    choose('11 June 2027');
    expect(status.textContent).toBe('because booked');
    const reasons = document.getElementById(day('11 June 2027').getAttribute('aria-describedby')!)!;
    expect(reasons.closest('[hidden]')).not.toBeNull();
  });

  test('is not rendered again by an announcement', () => {
    const say = createRef<Announce>();
    const drawn = vi.fn<() => null>(() => null);
    const Days = () => drawn();
    const Calendar = () => (
      <>
        <Days />
        <Announcer ref={say} />
      </>
    );
    render(<Calendar />);
    act(() => say.current!('Check-in: Thursday, 3 June 2027.'));
    expect(screen.getByRole('status').textContent).toBe('Check-in: Thursday, 3 June 2027.');
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test('names the two ends of a stay', () => {
    render(<Stay from={{ startDate: '2027-06-03', endDate: '2027-06-07' }} />);
    expect(day('3 June 2027').getAttribute('aria-label')).toBe('Check-in: Thursday, 3 June 2027 selected');
    expect(day('5 June 2027').getAttribute('aria-label')).toBe('Saturday, 5 June 2027 selected');
    expect(day('7 June 2027').getAttribute('aria-label')).toBe('Check-out: Monday, 7 June 2027 selected');
  });

  const firstRow = () => screen.getAllByRole('row')[0]!.textContent;

  test('omits past weeks', () => {
    const offered = { ...availability, stay: { ...availability.stay, earliest: '2027-06-24' } };
    render(<Stay offered={offered} />);
    expect(firstRow()).toBe('21222324252627');
    cleanup();
    render(<Stay />);
    expect(firstRow()).toContain('123456');
  });

  test('opens at the first possible check-in', () => {
    showMonths(false);
    render(
      <Stay
        offered={{
          ...availability,
          unavailable: [{ start: '2027-06-01', end: '2027-07-05', reason: 'booked' }],
        }}
      />,
    );
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('July 2027');
  });

  test('shows the reason when the pointer is on the day', () => {
    render(<Stay />);
    expect(screen.getByText('Choose the day you arrive.')).toBeDefined();
    fireEvent.pointerEnter(day('11 June 2027'), { pointerType: 'mouse' });
    expect(screen.getByText('11 June: because booked')).toBeDefined();
  });

  test('rejects a check-out before the shortest stay, beyond the longest or across a booking', () => {
    render(<Stay />);
    choose('3 June 2027');
    expect(getReason('4 June 2027')).toContain('because stayTooShort');
    expect(getReason('12 June 2027')).toContain('because acrossBooked');
    cleanup();
    render(<Stay />);
    choose('15 June 2027');
    expect(getReason('23 June 2027')).toContain('because stayTooLong');
  });

  test('lists the arrival days and the shortest stay of each season', () => {
    const seasons = [
      { name: 'June', from: '06-15', to: '06-30', minNights: 4, arrivalDays: ['saturday' as const] },
    ];
    render(<Stay offered={{ ...availability, seasons }} />);
    expect(getReason('16 June 2027')).toContain('because otherArrivalDay');
    expect(day('8 July 2027').getAttribute('aria-disabled')).toBeNull();
    choose('19 June 2027');
    expect(getReason('22 June 2027')).toContain('because stayTooShortInSeason');
    choose('23 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-19', endDate: '2027-06-23' });
  });

  test('shows the price of each free night, and announces it', () => {
    const prices = {
      of: (night: string) => ({
        visible: night.slice(-2),
        label: (named: string) => `${named} at ${night.slice(-2)}0`,
      }),
      note: 'What nights cost.',
    };
    render(<Stay prices={prices} />);
    expect(screen.getByText('What nights cost.')).toBeDefined();
    expect(day('3 June 2027').getAttribute('aria-label')).toMatch(/3 June 2027.* at 030$/);
    const written = (of: string) => [...day(of).closest('td')!.children].map((one) => one.textContent);
    expect(written('3 June 2027')).toEqual(['3', '03']);
    choose('8 June 2027');
    expect(written('9 June 2027')).toEqual(['9', '09']);
    const without = ['1 June 2027', '10 June 2027', '13 June 2027'];
    expect(without.map(written)).toEqual([['1'], ['10'], ['13']]);
    expect(written('14 June 2027')).toEqual(['14', '14']);
  });

  test('starts a new stay with a day before the check-in', () => {
    render(<Stay />);
    choose('15 June 2027');
    choose('4 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-04', endDate: '' });
  });

  test('starts a new stay after a complete one', () => {
    render(<Stay from={{ startDate: '2027-06-03', endDate: '2027-06-07' }} />);
    choose('15 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-15', endDate: '' });
  });

  test('continues from a typed check-in', () => {
    render(<Stay from={{ startDate: '2027-06-15', endDate: '' }} />);
    choose('18 June 2027');
    expect(chosen).toEqual({ startDate: '2027-06-15', endDate: '2027-06-18' });
  });

  test('shows the month of the chosen stay', () => {
    render(<Stay from={{ startDate: '2027-07-05', endDate: '2027-07-09' }} />);
    const selected = within(screen.getByRole('grid', { name: 'July 2027' })).getAllByRole('gridcell', {
      selected: true,
    });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['5', '6', '7', '8', '9']);
  });

  test('works with the keyboard only', () => {
    render(<Stay />);
    day('2 June 2027').focus();
    press('ArrowRight');
    press('Enter');
    expect(chosen).toEqual({ startDate: '2027-06-03', endDate: '' });
    // The focus has gone on to the next day; the shortest stay ends a day later.
    press('ArrowRight');
    press('Enter');
    expect(chosen).toEqual({ startDate: '2027-06-03', endDate: '2027-06-05' });
  });

  test('discards a check-in with Escape', () => {
    render(<Stay />);
    choose('3 June 2027');
    day('3 June 2027').focus();
    press('Escape');
    expect(chosen).toEqual({ startDate: '', endDate: '' });
  });
});
