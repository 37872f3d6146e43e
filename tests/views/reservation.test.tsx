import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleCancelled, sampleReservation } from '../../machines/shared/reservation.samples.ts';
import type { ReservationProps } from '../../src/views/reservation/ReservationProps.ts';
import { ReservationView } from '../../src/views/reservation/ReservationView.tsx';
import { setToastHandler } from '../../src/ui/toast/notify.ts';
import { onSite } from './property/propertyPages.tsx';
import { InEnglish } from './support/inLanguage.tsx';
import { setDayOfHold } from './support/dayOfHold.ts';

setDayOfHold();

Element.prototype.scrollIntoView = vi.fn<() => void>();
type Value = ReservationProps['pageState']['value'];

const send = vi.fn<ReservationProps['send']>();
const prepareMessage = vi.fn<ReservationProps['prepareMessage']>();
const beginDetails = vi.fn<ReservationProps['beginDetails']>();

const visit = {
  reservationId: 'id',
  token: 'token',
  visitId: 'visit',
  asOf: undefined,
  offlineStatus: 'unable' as const,
};

const view = (
  value: Value,
  reservation: Reservation | undefined = sampleReservation,
  saveCalendar?: () => void,
) =>
  onSite(
    <ReservationView
      pageState={{ value, context: { ...visit, reservation, failure: undefined } }}
      send={send}
      payment={<p>payment</p>}
      registration={<details>registration</details>}
      stayDetails={<p>stay details</p>}
      cancellation={<p>cancellation</p>}
      resumeBooking={vi.fn<() => void>()}
      prepareMessage={prepareMessage}
      beginDetails={beginDetails}
      saveCalendar={saveCalendar}
    />,
  );

const show = (...shown: Parameters<typeof view>) => render(<InEnglish>{view(...shown)}</InEnglish>);
const showOpen = (reservation: Reservation, saveCalendar?: () => void) =>
  show({ open: 'current' }, reservation, saveCalendar);

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

test('a guest without scripts reads where else the stay is described', () => {
  expect(renderToStaticMarkup(<InEnglish>{view({ loading: 'readingLink' }, undefined)}</InEnglish>)).toMatch(
    /<noscript>.*confirmation email.*<\/noscript>/,
  );
});

test('a part of the link is answered with where to find the whole one', () => {
  show('linkIncomplete');
  expect(screen.getByRole('alert').textContent).toContain('Make sure you clicked the link in your email');
});

test.each([{ open: 'stale' }, { kept: 'unanswered' }] as Value[])(
  'a failed reload shows when to try again if the host says so: %o',
  (value) => {
    const fields = {
      ...visit,
      reservation: sampleReservation,
      failure: 'unavailable',
      retryAfter: 61,
    } as const;
    render(
      <InEnglish>
        <ReservationView
          pageState={{ value, context: fields }}
          send={send}
          payment={null}
          registration={null}
          stayDetails={null}
          cancellation={null}
          saveCalendar={undefined}
          resumeBooking={vi.fn<() => void>()}
          prepareMessage={prepareMessage}
          beginDetails={beginDetails}
        />
      </InEnglish>,
    );
    expect(screen.getByText('Please try again in 2 minutes.')).toBeDefined();
  },
);

test.each(['notFound', 'failed', { open: 'stale' }] as Value[])(
  'the guest can try again in the state %j',
  (value) => {
    show(value);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'retry.requested' });
  },
);

test('a scheduled charge is shown with its date', () => {
  showOpen({
    ...sampleReservation,
    payments: [{ dueDate: '2027-04-26', amount: euros(30_000), status: 'scheduled' }],
  });
  expect(screen.getByText('To be charged to your card on 26 April 2027')).toBeDefined();
});

test('a partial refund is shown as such', () => {
  showOpen({
    ...sampleCancelled,
    payments: [{ dueDate: '2027-01-01', amount: euros(30_000), status: 'refunded' }],
    cancellation: {
      ...sampleCancelled.cancellation,
      refundNow: { percentage: 50, total: euros(15_000) },
    },
  });
  expect(screen.getByText('Refunded').closest('div')?.textContent).toContain('€150.00');
  expect(screen.getByText('Paid').closest('div')?.textContent).toContain('€300.00');
});

test('a hold links to the page on which it continues', () => {
  showOpen({ ...sampleReservation, status: 'awaiting_payment', holdExpiresAt: '2027-01-01T12:15:00Z' });
  expect(screen.getByRole('link', { name: 'Continue with this booking' }).getAttribute('href')).toBe(
    '/en/casa-azul',
  );
  expect(screen.getByText('Your dates are held until 17:45.')).toBeDefined();
});

/** Follows a link of the page. */
function follow(name: string) {
  const link = screen.getByRole('link', { name });
  fireEvent.click(link);
  return link.getAttribute('href');
}

test('the link to the host contains no data of the reservation, which fills in the form', () => {
  showOpen(sampleReservation);
  expect(follow('Message')).toBe('/en/casa-azul/contact');
  expect(prepareMessage).toHaveBeenLastCalledWith();
});

test('a request for other dates prepares a message', () => {
  showOpen(sampleReservation);
  expect(follow('Ask to change the dates')).toBe('/en/casa-azul/contact');
  expect(prepareMessage).toHaveBeenLastCalledWith(
    expect.stringContaining('I have reservation E-2027-0001, from 3 May 2027 to 6 May 2027'),
  );
});

test.each(['awaiting_payment', 'completed', 'cancelled', 'expired'] as const)(
  'a stay that is %s has no request for other dates',
  (status) => {
    showOpen({ ...sampleReservation, status });
    expect(screen.queryByRole('link', { name: 'Ask to change the dates' })).toBeNull();
  },
);

test('a guest with a cancelled stay can book again, unless the property is no longer offered', () => {
  showOpen(sampleCancelled);
  expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/en/casa-azul');
  cleanup();
  showOpen({ ...sampleCancelled, unit: { ...sampleCancelled.unit, retired: true } });
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
});

test('a tax that is paid on arrival is not requested after a cancellation', () => {
  const touristTax = { amount: euros(400), total: euros(2_400), guests: 2, nights: 3 };
  const quote = { ...sampleReservation.quote, touristTax };
  showOpen({ ...sampleReservation, quote });
  expect(screen.getByText(/tourist tax/)).toBeDefined();
  cleanup();
  showOpen({ ...sampleCancelled, quote });
  expect(screen.queryByText(/tourist tax/)).toBeNull();
});

test('a cancelled stay needs no registration, also after one', () => {
  const registration = { status: 'confirmed', guests: 2, confirmedAt: '2027-04-30T12:00:00Z' } as const;
  showOpen({ ...sampleCancelled, registration });
  expect(screen.queryByRole('heading', { name: 'Guest registration' })).toBeNull();
});

test('a registered guest sees this offline too', () => {
  const registration = { status: 'confirmed', guests: 2, confirmedAt: '2027-04-30T12:00:00Z' } as const;
  show({ kept: 'offline' }, { ...sampleReservation, registration });
  expect(screen.getByText('All guests are registered')).toBeDefined();
});

test('a booked stay can be saved for a calendar', () => {
  const saveCalendar = vi.fn<() => void>();
  showOpen(sampleReservation, saveCalendar);
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(saveCalendar).toHaveBeenCalledOnce();
  cleanup();
  showOpen(sampleCancelled, saveCalendar);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('a guest with guests to register opens the folded forms, and the address of the page stays', () => {
  showOpen(sampleReservation);
  const before = window.location.href;
  const forms = screen.getByText('registration');
  expect(forms.hasAttribute('open')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Register the guests' }));
  expect(forms.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Guest registration' }));
  expect(window.location.href).toBe(before);
});

test.each<[string, boolean, Partial<Reservation>]>([
  ['can still be changed', true, {}],
  ['was saved', true, { details: { changeable: false, arrivalTime: '20:00', invoice: null } }],
  [
    'was never saved and can no longer be',
    false,
    { details: { changeable: false, arrivalTime: null, invoice: null } },
  ],
  ['is of a stay that is only held', false, { status: 'awaiting_payment' }],
  ['is of a stay that was called off', false, { status: 'cancelled' }],
])('arrival time and invoice that %s are shown: %s', (_, areShown, about) => {
  showOpen({ ...sampleReservation, ...about });
  expect(screen.queryByText('stay details') !== null).toBe(areShown);
  expect(screen.queryByText('Arrival time and invoice') !== null).toBe(areShown);
});

test('a host without arrival times and invoices is not asked for them', () => {
  const { details: _, ...without } = sampleReservation;
  showOpen(without);
  expect(screen.queryByText('stay details')).toBeNull();
});

test('a guest without an arrival time opens the folded form for it', () => {
  const registration = { status: 'confirmed', guests: 2, confirmedAt: '2027-04-30T12:00:00Z' } as const;
  showOpen({ ...sampleReservation, registration });
  fireEvent.click(screen.getByRole('button', { name: 'Add your arrival time' }));
  expect(beginDetails).toHaveBeenCalledOnce();
  expect(screen.getByText('stay details').closest('details')?.hasAttribute('open')).toBe(true);
});

test('the picture of the property is a decoration next to its name', () => {
  const photo = {
    id: 'terrace',
    src: '/media/casa-azul/terrace.jpg',
    alt: 'The terrace',
    width: 1600,
    height: 900,
  };
  const { container } = showOpen({ ...sampleReservation, unit: { ...sampleReservation.unit, photo } });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

describe('a password', () => {
  const instructions = [{ topic: 'wifi' as const, text: 'Network `Azul`, password `norte 1`.' }];
  const arrival = { latitude: 38.7, longitude: -9.1, instructions };
  const toasts: string[] = [];

  beforeEach(() => {
    toasts.length = 0;
  });

  const press = async (writeText: () => Promise<void>) => {
    const written = vi.fn<(text: string) => Promise<void>>(writeText);
    vi.stubGlobal('navigator', { clipboard: { writeText: written } });
    const end = setToastHandler(({ title }) => toasts.push(title));
    showOpen({ ...sampleReservation, arrival });
    fireEvent.click(screen.getByRole('button', { name: 'Copy: norte 1', hidden: true }));
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    end();
    vi.unstubAllGlobals();
    return written;
  };

  test('that is marked twice in a text has one button', () => {
    const text = 'Password `norte 1`; upstairs `norte 1` too.';
    showOpen({ ...sampleReservation, arrival: { ...arrival, instructions: [{ topic: 'wifi', text }] } });
    expect(screen.getAllByRole('button', { name: 'Copy: norte 1', hidden: true })).toHaveLength(1);
  });

  test('is copied with one press, which is announced', async () => {
    const written = await press(() => Promise.resolve());
    expect(written).toHaveBeenCalledExactlyOnceWith('norte 1');
    expect(toasts).toEqual(['Copied']);
  });

  test('that the browser does not copy is not announced as copied', async () => {
    await press(() => Promise.reject(new Error('denied')));
    expect(toasts).toEqual(['This could not be copied']);
  });
});
