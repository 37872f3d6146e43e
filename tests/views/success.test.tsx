import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleInput, sampleStatus } from '../../machines/booking/booking.samples.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { BookingProps } from '../../src/views/booking/shared/BookingProps.ts';
import { Paid } from '../../src/views/booking/payment/SuccessScreens.tsx';
import { InEnglish } from './support/inLanguage.tsx';
import { property } from './support/property.ts';
import { createActor } from 'xstate';

Element.prototype.scrollIntoView = vi.fn<() => void>();
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const { context } = createActor(bookingMachine, { input: sampleInput }).getSnapshot();

/** The next steps. */
const next = () => screen.getAllByRole('list')[0]!;

const show = (payments: Reservation['payments'], after: Partial<BookingProps> = {}) => {
  const { booked } = sampleStatus('paid');
  const props = {
    property,
    snapshot: bookingMachine.resolveState({
      value: { success: 'paid' },
      context: { ...context, booked: { ...booked, payments } },
    }),
    send: () => {},
    ...after,
  } as unknown as BookingProps;
  render(
    <InEnglish>
      <Paid {...props} />
    </InEnglish>,
  );
  return within(next())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

const paid = { dueDate: '2027-01-01', amount: euros(10_000), status: 'paid' } as const;

test('the next steps are in order', () => {
  const steps = show([paid, { dueDate: '2027-04-26', amount: euros(20_000), status: 'scheduled' }]);
  expect(steps).toEqual([
    expect.stringContaining('ana@example.com'),
    expect.stringContaining('register everyone who is staying'),
    'On 26 April 2027, €200.00 will be charged to the same card.',
  ]);
});

test('a guest who has paid everything reads that nothing is left to pay', () => {
  const steps = show([paid]);
  const message = screen.getByText('Everything is paid. Nothing further will be charged.');
  expect(steps).not.toContain(message.textContent);
});

test('a guest who has not paid everything does not read that', () => {
  show([paid, { ...paid, dueDate: '2027-04-26', status: 'processing' }]);
  expect(screen.queryByText(/Everything is paid/)).toBeNull();
});

test('the main link leads to the reservation', () => {
  show([paid], { reservationHref: '/en/reservation/id#token=token' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links[0]).toEqual(['Open your reservation', '/en/reservation/id#token=token']);
});

test('the registration is on the reservation’s page', () => {
  show([paid], { reservationHref: '/en/reservation/id#token=token' });
  const link = within(next()).getByRole('link', { name: 'Register the guests' });
  expect(link.getAttribute('href')).toBe('/en/reservation/id#token=token');
});

test('the stay can be saved for a calendar', () => {
  const saveCalendar = vi.fn<() => void>();
  show([paid], { saveCalendar });
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(saveCalendar).toHaveBeenCalledOnce();
});
