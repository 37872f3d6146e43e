import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleReservation, sampleUncharged } from '../../machines/shared/reservation.samples.ts';
import { readStoredLink } from '../../src/actors/bookingStorage.ts';
import { returnToPage, press, type } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

const open = (fragment: string, id = 'reservation') => {
  window.history.replaceState(null, '', `/en/reservation/${id}${fragment}`);
  return openPage(`/en/reservation/${id}`, host);
};

test('the mailed link opens the reservation', async () => {
  await open('#token=secret');
  expect(host.getReservation).toHaveBeenCalledExactlyOnceWith(
    { id: 'reservation', token: 'secret' },
    { signal: expect.any(AbortSignal) },
  );
  expect(screen.getByRole('heading', { name: 'Casa Azul' })).toBeDefined();
});

test('a part of the link opens nothing, until the whole link is pasted', async () => {
  await open('');
  expect(screen.getByRole('alert').textContent).toContain('Make sure you clicked the link in your email');
  expect(host.getReservation).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/en/reservation/reservation#token=secret');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(await screen.findByRole('heading', { name: 'Casa Azul' })).toBeDefined();
});

test('the reservation is requested again when the guest returns to it', async () => {
  const page = await open('#token=secret');
  await returnToPage();
  expect(host.getReservation).toHaveBeenCalledTimes(2);
  page.leave();
  await returnToPage();
  expect(host.getReservation).toHaveBeenCalledTimes(2);
});

test('an unfinished booking continues at the property, also from another device', async () => {
  host.getReservation.mockResolvedValue({
    ...sampleReservation,
    status: 'awaiting_payment',
    holdExpiresAt: '2027-01-01T12:15:00Z',
  });
  await open('#token=secret');
  expect(readStoredLink('casa-azul')).toBeUndefined();
  screen.getByRole('link', { name: 'Continue with this booking' }).click();
  expect(readStoredLink('casa-azul')).toEqual(
    expect.objectContaining({
      reservationId: 'reservation',
      token: 'secret',
      deadline: '2027-01-01T12:15:00Z',
    }),
  );
});

test('the stay is cancelled with the refund and the payment that were shown', async () => {
  await open('#token=secret');
  await press('Cancel reservation…');
  await press('Cancel the reservation');
  expect(host.cancelReservation.mock.calls[0]?.[0]).toEqual({
    reservationId: 'reservation',
    token: 'secret',
    expectedRefund: 30_000,
    expectedPaid: 30_000,
    onlyUnpaid: false,
  });
});

test('the guests’ forms are kept during a language change, and sent together', async () => {
  host.getReservation.mockResolvedValue({ ...sampleReservation, guestCount: 1 });
  const first = await open('#token=secret', 'kept');
  await screen.findByLabelText('Surname');
  await type('Surname', 'Santos');
  first.leave();
  await open('', 'kept');
  expect(await screen.findByLabelText('Surname')).toHaveProperty('value', 'Santos');
  await press('Register the guest');
  expect(host.registerGuests.mock.calls[0]?.[0]).toMatchObject({
    reservationId: 'kept',
    token: 'secret',
    guests: [{ surname: 'Santos', name: 'Ana Santos' }],
  });
});

test('a failed payment can be paid, and the stay is stored for the return', async () => {
  host.getReservation.mockResolvedValue(sampleUncharged);
  await open('#token=secret');
  await press('Pay €300.00 now');
  await expect
    .poll(() => host.createCheckout.mock.calls[0]?.[0])
    .toEqual({ reservationId: 'reservation', locale: 'en' });
  await expect
    .poll(() => readStoredLink('casa-azul'))
    .toMatchObject({
      reservationId: 'reservation',
      token: 'secret',
    });
});

test('the stay is saved for a calendar under its number', async () => {
  host.getReservation.mockResolvedValue({ ...sampleReservation, calendar: 'BEGIN:VCALENDAR' });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:calendar';
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function save(
    this: HTMLAnchorElement,
  ) {
    expect([this.href, this.download]).toEqual(['blob:calendar', 'E-2027-0001.ics']);
  });
  await open('#token=secret');
  await press('Add to calendar');
  expect(click).toHaveBeenCalledOnce();
  expect(await saved[0]?.text()).toBe('BEGIN:VCALENDAR');
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
});
