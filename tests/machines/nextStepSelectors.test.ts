import { describe, expect, test } from 'vitest';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { getNextStep, isArrivalNear } from '../../machines/reservation/nextStepSelectors.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';

const registration = { status: 'confirmed', guests: 2, confirmedAt: '2027-01-02T12:00:00Z' } as const;
const arrival = { latitude: 38.7, longitude: -9.1, instructions: [] };
const complete: Partial<Reservation> = {
  startDate: '2027-05-03',
  endDate: '2027-05-10',
  registration,
  details: { changeable: true, invoice: null, arrivalTime: '16:00' },
  arrival,
};
const failed = sampleReservation.payments.map((payment) => ({ ...payment, status: 'failed' as const }));

const page = (
  about: Partial<Reservation>,
  asOf = '2027-02-01T08:00:00Z',
  value: 'open' | 'kept' = 'open',
) => ({
  value: value === 'open' ? { open: 'current' as const } : { kept: 'offline' as const },
  context: {
    reservationId: 'reservation',
    token: 'token',
    visitId: 'visit',
    failure: undefined,
    reservation: { ...sampleReservation, ...about },
    asOf,
    offlineStatus: 'on' as const,
  },
});

describe('the next step', () => {
  test.each([
    ['a failed payment comes first', { payments: failed }, 'pay'],
    ['a failed payment comes first after the stay too', { payments: failed, status: 'completed' }, 'pay'],
    ['the guests are registered next', {}, 'registerGuests'],
    ['then the guest gives their arrival time', { registration }, 'giveArrivalTime'],
    [
      'a host who no longer accepts an arrival time does not get one',
      { registration, details: { changeable: false, invoice: null, arrivalTime: null } },
      'wait',
    ],
    ['nothing is left to do long before the stay', complete, 'wait'],
    ['nothing is left to do after the stay', { ...complete, status: 'completed' }, undefined],
    ['an unpaid booking is resumed', { status: 'awaiting_payment', checkout: 'failed' }, 'resumeBooking'],
    ['a payment in progress is awaited', { status: 'awaiting_payment', checkout: 'processing' }, undefined],
    ['a cancelled stay is booked again', { status: 'cancelled' }, 'bookAgain'],
    [
      'a property without a page is not booked again',
      { status: 'cancelled', unit: { ...sampleReservation.unit, retired: true } },
      undefined,
    ],
  ] satisfies [string, Partial<Reservation>, string | undefined][])('%s', (_, about, step) => {
    expect(getNextStep(page(about))).toBe(step);
  });

  test('is the arrival from three days before it until the stay is completed', () => {
    expect(getNextStep(page(complete, '2027-04-29T23:00:00Z'))).toBe('wait');
    expect(getNextStep(page(complete, '2027-04-30T08:00:00Z'))).toBe('arrive');
    expect(getNextStep(page(complete, '2027-05-08T08:00:00Z'))).toBe('arrive');
  });

  test('on the copy of a device is the arrival, and nothing that needs a connection', () => {
    expect(getNextStep(page(complete, '2027-05-02T08:00:00Z', 'kept'))).toBe('arrive');
    expect(getNextStep(page({ payments: failed }, '2027-05-02T08:00:00Z', 'kept'))).toBeUndefined();
  });
});

test('the arrival is not near while the host holds a part of the information back', () => {
  const later = { topics: ['keys' as const], from: '2027-05-02' };
  expect(isArrivalNear(page({ ...complete, arrival: { ...arrival, later } }, '2027-05-01T08:00:00Z'))).toBe(
    false,
  );
});
