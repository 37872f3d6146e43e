import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { violationOf } from '../../../contract/violations.ts';
import type { BookingContext } from '../../../machines/booking/booking.types.ts';
import { BookingView } from '../../../src/views/booking/BookingView.tsx';
import { InEnglish } from '../support/inLanguage.tsx';
import { bookingProps } from './bookingProps.ts';

Element.prototype.scrollIntoView = vi.fn<() => void>();
afterEach(cleanup);

const invoice = { name: 'Ana', taxNumber: '1', address: 'Rua 1', country: 'PRT' };
const { details } = bookingProps('form.refused', () => undefined).snapshot.context;
const asking = { ...details, hasInvoice: true, invoice, arrivalTime: '00:30' };

const show = async (context: Partial<BookingContext>, takesStayDetails = true) => {
  const props = bookingProps('form.refused', () => undefined, context);
  const property = { ...props.property, takesStayDetails };
  const view = <BookingView {...props} property={property} />;
  // The form comes later than the page.
  await act(async () => render(<InEnglish>{view}</InEnglish>));
};

test('what is refused of an invoice is named, and leads to its field, which says that it is not stored', async () => {
  const violations = [
    violationOf('invoice.taxNumber', 'tax_number'),
    violationOf('arrivalTime', 'arrival_time'),
  ];
  await show({ details: asking, violations });
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tax number (NIF): This value is not a valid tax number.', '#booking-invoice-taxNumber'],
    [
      'Arrival time: Guests can arrive from the check-in time until six the next morning.',
      '#booking-arrivalTime',
    ],
  ]);
  const number = screen.getByLabelText('Tax number (NIF)');
  expect(number.id).toBe('booking-invoice-taxNumber');
  const about = document.getElementById(`${number.id}-about`);
  expect(about?.textContent).toContain('not stored in this browser');
});

test('arrivals after midnight are those of the night after the first day', async () => {
  await show({ details: asking });
  const chosen = screen.getByRole<HTMLOptionElement>('option', { name: '00:30' });
  expect(chosen.selected).toBe(true);
  expect(chosen.closest('optgroup')?.label).toBe('After midnight, Tue 4 May');
});

test.each([
  ['22:10', 'Mon 3 May'],
  ['00:20', 'After midnight, Tue 4 May'],
])('a time that was told otherwise can be kept as it is, in its place (%s)', async (arrivalTime, night) => {
  await show({ details: { ...asking, arrivalTime } });
  const told = screen.getAllByRole<HTMLOptionElement>('option', { name: arrivalTime });
  expect(told.map((one) => one.closest('optgroup')?.label)).toEqual([night]);
  expect(told[0]?.selected).toBe(true);
});

test('a host that takes neither is not promised that they are passed on', async () => {
  await show({ details: asking }, false);
  expect(screen.getByLabelText('First name')).toBeDefined();
  expect(screen.queryByText('I need an invoice with my details')).toBeNull();
  expect(screen.queryByLabelText('Arrival time')).toBeNull();
});
