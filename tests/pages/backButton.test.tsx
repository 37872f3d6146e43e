import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';
import { chooseDates, goToCode, state } from './support/booking.ts';
import { canPress, returnToPage, type, getValue } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();

const open = (language = 'en') => openPage(`/${language}/casa-azul`, host);

describe('a page after a reload', () => {
  test('has the chosen dates and their price', async () => {
    const first = await open();
    await chooseDates();
    first.leave();
    await open();
    expect([getValue('Check-in'), getValue('Check-out')]).toEqual(['2027-05-03', '2027-05-06']);
    expect(canPress('Book now')).toBe(true);
    expect(host.previewPrice).toHaveBeenCalledOnce();
  });

  test('requests the status of the booking, and repeats no other call', async () => {
    host.createReservation.mockClear();
    const first = await open();
    await goToCode();
    first.leave();
    host.getReservation.mockResolvedValueOnce({ ...sampleReservation, status: 'awaiting_payment' });
    await open();
    expect(host.getReservation).toHaveBeenCalledExactlyOnceWith(
      { id: 'reservation', token: 'token' },
      { signal: expect.any(AbortSignal) },
    );
    expect(host.createReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('resuming.unpaid');
  });

  test('has the booking started in another tab', async () => {
    const first = await open();
    await goToCode();
    first.leave();
    sessionStorage.clear();
    await open();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('keeps no part of the code', async () => {
    await open();
    await goToCode();
    await type('One-time password', '739164');
    // The sixth digit sends the code.
    await waitFor(() => expect(state()).toBe('redirecting.notRedirected'));
    expect([localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join()).not.toContain(
      '739164',
    );
  });
});

describe('a return with the Back button', () => {
  test('shows the current status of the booking', async () => {
    await open();
    await goToCode();
    expect(host.getReservation).not.toHaveBeenCalled();
    await returnToPage();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('is not detected on a page that has just been loaded', async () => {
    await open();
    await goToCode();
    await act(async () => dispatchPageShow(false));
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('sends no request without a booking', async () => {
    await open();
    await returnToPage();
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('is no longer tracked once the guest has left the page', async () => {
    const page = await open();
    await goToCode();
    page.leave();
    await returnToPage();
    expect(host.getReservation).not.toHaveBeenCalled();
  });
});
