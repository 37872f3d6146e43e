// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CallFailed } from '../../contract/callFailed.ts';
import { sampleReservation } from '../../machines/reservation/reservation.samples.ts';
import {
  canPress,
  comeBack,
  field,
  focus,
  inAnotherTab,
  toggle,
  press,
  type,
  valueOf,
} from './support/guest.ts';
import { hostOfPages } from './support/hostOfPages.ts';
import { openPage } from './support/openPage.tsx';

let host: ReturnType<typeof hostOfPages>;

beforeEach(() => {
  host = hostOfPages();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (language = 'en') => openPage(`/${language}/casa-azul`, host);

const chooseDates = async () => {
  await type('Check-in', '2027-05-03');
  await type('Check-out', '2027-05-06');
};

const fillIn = async () => {
  await type('First name', 'Ana');
  await type('Last name', 'Silva');
  await type('Email', 'ana@example.com');
  await type('Country prefix', 'PT');
  await type('Phone number', '912 345 678');
};

const goToTheCode = async (saying: () => Promise<void> = () => Promise.resolve()) => {
  await chooseDates();
  await press('Book now');
  await saying();
  await press('Book with obligation to pay');
};

const keyOf = (call: unknown) => (call as { idempotencyKey: string } | undefined)?.idempotencyKey;

const state = () => document.querySelector('[data-machine=booking]')?.getAttribute('data-state');

describe('a guest who books', () => {
  test('is asked about nothing before they choose dates', async () => {
    await open();
    expect(screen.getAllByText('Select dates first').length).toBeGreaterThan(0);
    expect(host.previewPrice).not.toHaveBeenCalled();
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('goes from the dates over form and code to the payment', async () => {
    await open();
    await goToTheCode(fillIn);
    expect(host.previewPrice.mock.calls[0]?.[0]).toEqual({
      id: 'casa-azul',
      startDate: '2027-05-03',
      endDate: '2027-05-06',
      guestCount: 2,
    });
    expect(host.createReservation.mock.calls[0]?.[0]).toEqual({
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
    await press('Confirm and continue to payment');
    expect(host.verifyOtp.mock.calls[0]?.[0]).toEqual({ reservationId: 'reservation', otp: '123456' });
    expect(host.createCheckout.mock.calls[0]?.[0]).toEqual({ reservationId: 'reservation' });
  });

  test('gives each booking and each call a key of its own', async () => {
    await open();
    await goToTheCode();
    const [price, order] = [host.previewPrice, host.createReservation].map(({ mock }) =>
      keyOf(mock.calls[0]?.[1]),
    );
    expect(price).toMatch(/^[0-9a-f]{32}:previewPrice:\d+$/);
    expect(order).toMatch(/^[0-9a-f]{32}:createReservation:\d+$/);
    expect(order?.slice(0, 32)).toBe(price?.slice(0, 32));
  });

  test('is not sent anywhere but to the gateway', async () => {
    await open();
    await goToTheCode();
    await type('One-time password', '123456');
    await press('Confirm and continue to payment');
    expect(screen.getByText('Payment error')).toBeDefined();
  });

  test('is written to in the language of the page, in which they began or to which they turned', async () => {
    const { speak } = await open('de');
    await speak('fr');
    await speak('en');
    await goToTheCode();
    expect(host.createReservation.mock.calls[0]?.[0]).toMatchObject({ guest: { locale: 'en' } });
  });
});

describe('the details of a guest', () => {
  test('are remembered by the device once it is asked to, those typed before too', async () => {
    await open();
    await chooseDates();
    await press('Book now');
    await fillIn();
    expect(localStorage.getItem('guest-info')).toBeNull();
    await toggle('Remember my details on this device');
    expect(JSON.parse(localStorage.getItem('guest-info') ?? '')).toEqual({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.com',
      phonePrefix: '+351',
      phone: '912 345 678',
      locale: 'en',
    });
    await type('First name', 'Rita');
    expect(localStorage.getItem('guest-info')).toContain('Rita');
    await toggle('Remember my details on this device');
    expect(localStorage.getItem('guest-info')).toBeNull();
    expect(localStorage.getItem('remember-details')).toBe('false');
  });

  test('that are remembered fill the form of the next booking', async () => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Ana', email: 'ana@example.com' }));
    await open();
    await chooseDates();
    await press('Book now');
    expect([valueOf('First name'), valueOf('Email')]).toEqual(['Ana', 'ana@example.com']);
    expect(field('Remember my details on this device').checked).toBe(true);
  });

  test('that are remembered never replace those of a booking under way', async () => {
    const first = await open();
    await chooseDates();
    await press('Book now');
    await type('First name', 'Ana');
    await type('Email', 'ana@example.com');
    first.leave();
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Old', email: 'old@example.com' }));
    await open();
    expect(valueOf('First name')).toBe('Ana');
  });

  test('are forgotten in every tab where one forgets them', async () => {
    localStorage.setItem('remember-details', 'true');
    localStorage.setItem('guest-info', JSON.stringify({ firstName: 'Ana', email: 'ana@example.com' }));
    await open();
    await chooseDates();
    await press('Book now');
    localStorage.removeItem('guest-info');
    await inAnotherTab('guest-info');
    expect(field('Remember my details on this device').checked).toBe(false);
  });
});

describe('a page that is loaded again', () => {
  test('has the dates that were chosen, and their price', async () => {
    const first = await open();
    await chooseDates();
    first.leave();
    await open();
    expect([valueOf('Check-in'), valueOf('Check-out')]).toEqual(['2027-05-03', '2027-05-06']);
    expect(canPress('Book now')).toBe(true);
    expect(host.previewPrice).toHaveBeenCalledOnce();
  });

  test('asks the host where a booking stands, and calls nothing a second time', async () => {
    host.createReservation.mockClear();
    const first = await open();
    await goToTheCode();
    first.leave();
    host.getReservation.mockResolvedValueOnce({ ...sampleReservation, status: 'awaiting_payment' });
    await open();
    expect(host.getReservation).toHaveBeenCalledExactlyOnceWith(
      { id: 'reservation', token: 'token' },
      expect.any(AbortSignal),
    );
    expect(host.createReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('resuming.unpaid');
  });

  test('knows a booking that was begun in another tab', async () => {
    const first = await open();
    await goToTheCode();
    first.leave();
    sessionStorage.clear();
    await open();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('keeps neither the code nor anything of it', async () => {
    await open();
    await goToTheCode();
    await type('One-time password', '739164');
    expect([localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join()).not.toContain(
      '739164',
    );
  });
});

describe('a guest who comes back with the Back button', () => {
  test('sees where the booking stands now', async () => {
    await open();
    await goToTheCode();
    expect(host.getReservation).not.toHaveBeenCalled();
    await comeBack();
    expect(host.getReservation).toHaveBeenCalledOnce();
    expect(state()).toBe('success.paid');
  });

  test('is asked about nothing where nothing was begun', async () => {
    await open();
    await comeBack();
    expect(host.getReservation).not.toHaveBeenCalled();
  });

  test('is no longer followed once they have left the page', async () => {
    const page = await open();
    await goToTheCode();
    page.leave();
    await comeBack();
    expect(host.getReservation).not.toHaveBeenCalled();
  });
});

describe('the taken nights', () => {
  test('are asked for once somebody shows interest in dates', async () => {
    await open();
    host.getRentalUnit.mockClear();
    await focus('Check-in');
    await expect.poll(() => host.getRentalUnit.mock.calls.length).toBe(1);
  });

  test('are asked for again where somebody else took some meanwhile', async () => {
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getRentalUnit.mock.calls.length).toBe(2);
    host.previewPrice.mockRejectedValueOnce(new CallFailed('dates-unavailable'));
    await chooseDates();
    expect(state()).toBe('dates.unavailable');
    await expect.poll(() => host.getRentalUnit.mock.calls.length).toBe(3);
  });

  test('are asked for again where they were lost at the order', async () => {
    await open();
    await focus('Check-in');
    await expect.poll(() => host.getRentalUnit.mock.calls.length).toBe(2);
    host.createReservation.mockRejectedValueOnce(new CallFailed('dates-unavailable'));
    await goToTheCode();
    expect(state()).toBe('form.datesTaken');
    await expect.poll(() => host.getRentalUnit.mock.calls.length).toBe(3);
  });
});
