import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { fillInForm, goToCode } from './support/booking.ts';
import { type } from './support/guest.ts';
import { useTestHost } from './support/useTestHost.ts';
import { openPage } from './support/openPage.tsx';

const host = useTestHost();
let logged: MockInstance;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (language = 'en') => openPage(`/${language}/casa-azul`, host);

const namesIn = (call: unknown) => call as { bookingId: string; idempotencyKey: string };

describe('a guest who books', () => {
  test('no request is sent before the guest chooses dates', async () => {
    await open();
    expect(screen.getAllByText('Select dates first').length).toBeGreaterThan(0);
    expect(host.previewPrice).not.toHaveBeenCalled();
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('goes from the dates over form and code to the payment', async () => {
    await open();
    await goToCode(fillInForm);
    expect(host.previewPrice.mock.calls[0]?.[0]).toEqual({
      id: 'casa-azul',
      startDate: '2027-05-03',
      endDate: '2027-05-06',
      guestCount: 2,
    });
    await expect
      .poll(() => host.createReservation.mock.calls[0]?.[0])
      .toEqual({
        rentalUnitId: 'casa-azul',
        startDate: '2027-05-03',
        endDate: '2027-05-06',
        guests: 2,
        guest: {
          firstName: 'Ana',
          lastName: 'Silva',
          email: 'ana@example.com',
          phonePrefix: '+351',
          phone: '912 345 678',
          locale: 'en',
        },
        specialRequests: null,
        paymentOptionId: 'now',
        expectedTotal: 30_000,
      });
    await type('One-time password', '123 456');
    await expect
      .poll(() => host.verifyOtp.mock.calls[0]?.[0])
      .toEqual({ reservationId: 'reservation', otp: '123456' });
    await expect
      .poll(() => host.createCheckout.mock.calls[0]?.[0])
      .toEqual({ reservationId: 'reservation', locale: 'en' });
  });

  test('gives each booking a name and each call a key of its own', async () => {
    await open();
    await goToCode();
    const [price, order] = [host.previewPrice, host.createReservation].map(({ mock }) =>
      namesIn(mock.calls[0]?.[1]),
    );
    expect(order?.bookingId).toMatch(/^[0-9a-f]{32}$/);
    expect(price?.bookingId).toBe(order?.bookingId);
    expect(price?.idempotencyKey).not.toBe(order?.idempotencyKey);
  });

  test('the guest is redirected to the gateway only', async () => {
    await open();
    await goToCode();
    await type('One-time password', '123456');
    expect(await screen.findByText('Payment error')).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GATEWAY_HOSTS'));
  });

  test('the guest gets e-mails in the language of the page, also after a change of the language', async () => {
    const { speak } = await open('de');
    await speak('fr');
    await speak('en');
    await goToCode();
    expect(host.createReservation.mock.calls[0]?.[0]).toMatchObject({ guest: { locale: 'en' } });
  });
});
