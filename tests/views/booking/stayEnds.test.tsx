import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { availabilityMachine } from '../../../machines/availability/availability.machine.ts';
import type { BookingEvent, StayChoice } from '../../../machines/booking/booking.types.ts';
import type { BookingProps } from '../../../src/views/booking/shared/BookingProps.ts';
import { CalendarPlace } from '../../../src/views/booking/stay/CalendarPlace.tsx';
import { StayFields } from '../../../src/views/booking/stay/StayFields.tsx';
import { useStayPicker } from '../../../src/views/booking/stay/useStayPicker.ts';
import { InEnglish } from '../support/inLanguage.tsx';
import { property } from '../support/property.ts';
import { quote } from '../support/quote.ts';
import { bookingProps } from './bookingProps.ts';

const known = availabilityMachine.resolveState({
  value: 'known',
  context: {
    unitId: property.id,
    availability: { stay: { earliest: '2027-05-01', latest: '2027-12-01' }, unavailable: [] },
  },
});

const { availability: unknown } = bookingProps('dates.choosing', () => undefined);

Element.prototype.scrollIntoView = () => undefined;

const none: StayChoice = { startDate: '', endDate: '', guestCount: 2 };

/** A booking in little: what is chosen is kept, and a whole stay has its price. */
function Booking({
  from = none,
  availability = known,
}: {
  from?: StayChoice;
  availability?: BookingProps['availability'];
}) {
  const [stay, setStay] = useState(from);
  const send = (event: BookingEvent) => {
    if (event.type === 'stay.changed') setStay((before) => ({ ...before, ...event.dates }));
    if (event.type === 'guests.changed') setStay((before) => ({ ...before, guestCount: event.guestCount }));
  };
  const isWhole = stay.startDate !== '' && stay.endDate !== '';
  const picker = useStayPicker();
  const booking = bookingProps('dates.choosing', () => undefined, {
    stay,
    quote: isWhole ? { ...quote, total: { ...quote.total, amount: 30_000 + stay.guestCount } } : undefined,
  });
  const props = { ...booking, send, availability, picker };
  return (
    <InEnglish>
      <p tabIndex={-1} data-testid="elsewhere" />
      <StayFields {...props} />
      <CalendarPlace {...props} />
    </InEnglish>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calendarComes = () => screen.findByRole('application');
const comes = async (from?: StayChoice) => {
  render(<Booking {...(from && { from })} />);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await calendarComes();
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const end = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const day = (date: string) => screen.getByRole('button', { name: new RegExp(`\\b${date}\\b`) });
const press = (control: HTMLElement) => act(async () => void fireEvent.click(control));
const getStatus = () => screen.getByRole('application').querySelector('[role=status]')!.textContent;

test('once the calendar is there, the ends of a stay are buttons in the page’s language', async () => {
  await comes({ startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 2 });
  expect(document.querySelector('input[type=date]')).toBeNull();
  expect([end('Check-in'), end('Check-out')].map(({ textContent }) => textContent)).toEqual([
    'Mon 3 May',
    'Mon 10 May',
  ]);
  const values = [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(values.map(({ name, value }) => [name, value])).toEqual([
    ['startDate', '2027-05-03'],
    ['endDate', '2027-05-10'],
  ]);
});

const nativeInput = () => screen.getByLabelText<HTMLInputElement>('Check-in');

test('a pressed native input leads to the calendar instead of the picker of the browser', async () => {
  render(<Booking />);
  expect(fireEvent.mouseDown(nativeInput())).toBe(false);
  expect(fireEvent.click(nativeInput())).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await calendarComes();
  expect(screen.getByRole('application').contains(document.activeElement)).toBe(true);
});

test('a native input stays while it is pressed, because a removed element reports no click', async () => {
  render(<Booking />);
  const pressed = nativeInput();
  fireEvent.mouseDown(pressed);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await calendarComes();
  expect(nativeInput()).toBe(pressed);
  await press(pressed);
  expect(screen.getByRole('application').contains(document.activeElement)).toBe(true);
  expect(end('Check-in').textContent).toBe('Choose');
});

test('a pressed native input keeps its picker if the availability is unknown', () => {
  render(<Booking availability={unknown} />);
  expect(fireEvent.mouseDown(nativeInput())).toBe(true);
  expect(fireEvent.click(nativeInput())).toBe(true);
});

test('typed input is not lost', async () => {
  render(<Booking />);
  const typedIn = screen.getByLabelText('Check-in');
  act(() => typedIn.focus());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await calendarComes();
  expect(document.activeElement).toBe(typedIn);
  act(() => screen.getByLabelText('Check-out').focus());
  expect(document.querySelectorAll('input[type=date]')).toHaveLength(2);
  act(() => screen.getByTestId('elsewhere').focus());
  expect(document.querySelectorAll('input[type=date]')).toHaveLength(0);
});

test('each end leads to its day in the calendar', async () => {
  await comes({ startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 2 });
  await press(end('Check-in Mon'));
  expect(document.activeElement).toBe(day('3 May 2027'));
  await press(end('Check-out Mon'));
  expect(document.activeElement).toBe(day('10 May 2027'));
});

test('another check-out is chosen without choosing the check-in again', async () => {
  await comes({ startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 2 });
  await press(end('Check-out Mon'));
  expect(end('Check-out').textContent).toBe('Choose');
  await press(day('8 May 2027'));
  expect([end('Check-in Mon').textContent, end('Check-out Sat').textContent]).toEqual([
    'Mon 3 May',
    'Sat 8 May',
  ]);
});

test('the price of the nights that are chosen in the calendar comes into view', async () => {
  const scrolled: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
    this: Element,
  ) {
    scrolled.push(this.textContent);
  });
  await comes({ startDate: '2027-05-03', endDate: '', guestCount: 2 });
  expect(scrolled).toEqual([]);
  act(() => day('8 May 2027').focus());
  await press(day('8 May 2027'));
  expect(scrolled.at(-1)).toBe('5 nights · €300.02');
  scroll.mockRestore();
});

test('the chosen dates and their price are announced once', async () => {
  await comes();
  expect(getStatus()).toBe('');
  await press(day('3 May 2027'));
  expect(getStatus()).toBe('Check-in: Monday, 3 May 2027. Now choose the day you leave.');
  await press(day('8 May 2027'));
  expect(getStatus()).toBe('Check-out: Saturday, 8 May 2027. 5 nights. Total: €300.02.');
  await press(screen.getByRole('button', { name: 'One guest more' }));
  expect(getStatus()).toBe('3 guests. Total: €300.03.');
  await press(screen.getByRole('button', { name: 'Clear dates' }));
  expect(getStatus()).toBe('Choose the day you arrive.');
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test('dates chosen before the calendar loaded are not announced when it loads', async () => {
  await comes({ startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 2 });
  expect(getStatus()).toBe('');
});

test('the price of a chosen stay appears at the calendar', async () => {
  await comes({ startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 2 });
  const [hint] = screen.getByRole('application').querySelectorAll('p');
  expect(hint?.textContent).toBe('7 nights · €300.02');
});
