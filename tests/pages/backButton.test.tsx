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

describe('a page that is loaded again', () => {
  test('has the dates that were chosen, and their price', async () => {
    const first = await open();
    await chooseDates();
    first.leave();
    await open();
    expect([getValue('Check-in'), getValue('Check-out')]).toEqual(['2027-05-03', '2027-05-06']);
    expect(canPress('Book now')).toBe(true);
    expect(host.previewPrice).toHaveBeenCalledOnce();
  });

  test('asks the host where a booking stands, and calls nothing a second time', async () => {
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

  test('knows a booking that was begun in another tab', async () => {
    const first = await open();
    await goToCode();
    first.leave();
    sessionStorage.clear();
    await open();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('keeps neither the code nor anything of it', async () => {
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

describe('a guest who comes back with the Back button', () => {
  test('sees where the booking stands now', async () => {
    await open();
    await goToCode();
    expect(host.getReservation).not.toHaveBeenCalled();
    await returnToPage();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('a page that has just been loaded is no return with the Back button', async () => {
    await open();
    await goToCode();
    await act(async () => dispatchPageShow(false));
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('a return without a booking sends no request', async () => {
    await open();
    await returnToPage();
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('the return is no longer tracked once the guest has left the page', async () => {
    const page = await open();
    await goToCode();
    page.leave();
    await returnToPage();
    expect(host.getReservation).not.toHaveBeenCalled();
  });
});
