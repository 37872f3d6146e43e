import * as fc from 'fast-check';
import type { PricingRules } from '../../contract/schemas/rentalUnit.ts';
import type { PaymentTerms, ScheduleRule, Terms } from '../../server/host/pricing/index.ts';

export const pricing: PricingRules = {
  currency: 'EUR',
  rate: 100_00,
  cleaning: { amount: 30_00, perNumberOfNights: 7 },
  surcharge: { amountPerGuestPerNight: 10_00, includedGuests: 2 },
  discount: { percentage: 10, minNights: 7 },
};

export const payNow: PaymentTerms = {
  id: 'now',
  name: 'Now',
  description: '',
  schedule: [{ trigger: 'on_reservation', percentage: 100, daysOffset: 0 }],
  cancellation: [],
};

export const terms: Terms = {
  id: 'casa',
  timeZone: 'Europe/Lisbon',
  checkInAfter: '15:00',
  pricing,
  paymentOptions: [payNow],
};

/** `YYYY-MM-DD` so many days after another; in UTC, where every day has 24 hours. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const anyDate = fc.integer({ min: 0, max: 12 * 366 }).map((days) => daysAfter('2023-12-01', days));

export const anyPricing: fc.Arbitrary<PricingRules> = fc.record({
  currency: fc.constant('EUR' as const),
  rate: fc.nat(200_000),
  cleaning: fc.record({ amount: fc.nat(50_000), perNumberOfNights: fc.integer({ min: 1, max: 30 }) }),
  surcharge: fc.record({
    amountPerGuestPerNight: fc.nat(20_000),
    includedGuests: fc.integer({ min: 1, max: 12 }),
  }),
  discount: fc.record({
    percentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    minNights: fc.integer({ min: 1, max: 60 }),
  }),
});

const triggers = [
  'on_reservation',
  'days_before_check_in',
  'days_after_reservation',
  'day_before_check_in',
] as const;

/** Schedules of one to six parts whose percentages, to two decimals, add up to 100. */
export const anySchedule: fc.Arbitrary<ScheduleRule[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99_99 }), { maxLength: 5 })
  .map((cuts) => [...cuts, 0, 100_00].sort((a, b) => a - b))
  .chain((cuts) =>
    fc.tuple(
      ...cuts.slice(1).map((cut, index) =>
        fc.record({
          trigger: fc.constantFrom(...triggers),
          percentage: fc.constant((cut - cuts[index]!) / 100),
          daysOffset: fc.integer({ min: 1, max: 90 }),
        }),
      ),
    ),
  );
