import { describe, expect, test } from 'vitest';
import { getBooking, type BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import {
  findStepViolations,
  formSteps,
} from '../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import { phoneBookingModel } from '../../../machines/dashboard/phoneBooking/phoneBooking.model.ts';
import { emptyDraft } from '../../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { testLaws } from '../laws/testLaws.ts';
import { phoneBookingRules } from '../rules/dashboard/phoneBooking.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a booking by phone', () => {
  testRules(phoneBookingModel, phoneBookingRules);
  testLaws(phoneBookingModel);
});

const today = '2027-04-20';

const complete: BookingDraft = {
  ...emptyDraft,
  firstName: 'Rita',
  lastName: 'Alves',
  email: 'rita@example.com',
  phonePrefix: '+351',
  phone: '912 345 678',
  until: '2027-04-23',
};

const find = (draft: Partial<BookingDraft>) =>
  formSteps.flatMap((step) =>
    findStepViolations(step, { ...complete, ...draft }, today).map(
      ({ propertyPath, code }) => `${step}: ${propertyPath} ${code}`,
    ),
  );

test('a complete draft has no violations, with each way to pay', () => {
  expect(find({})).toEqual([]);
  expect(find({ payBy: 'arrival', until: '' })).toEqual([]);
  expect(find({ payBy: 'received', amount: '100,50' })).toEqual([]);
  expect(find({ payBy: 'channel', channelName: 'Airbnb', reference: '' })).toEqual([]);
});

test.each([
  ['+44 20 7946 0958', '+44'],
  ['00351 912 345 678', '+351'],
  ['+1 (202) 555-0143', '+1'],
  ['912 345 678', ''],
])('the prefix of %s without a chosen one is "%s"', (phone, phonePrefix) => {
  expect(getBooking({ ...complete, phonePrefix: '', phone }).guest).toMatchObject({ phonePrefix, phone });
});

test.each<[Partial<BookingDraft>, string]>([
  [{ unit: '' }, 'stay: unit blank'],
  [{ startDate: '' }, 'stay: startDate blank'],
  [{ endDate: '' }, 'stay: endDate blank'],
  [{ endDate: '2027-05-03' }, 'stay: endDate end_before_start'],
  [{ startDate: '2027-04-15', endDate: '2027-04-19', payBy: 'arrival' }, 'stay: endDate date_past'],
  [{ guests: 0 }, 'stay: guests too_few_guests'],
  [{ hasOwnPrice: true }, 'price: price.nights not_a_number'],
  [{ hasOwnPrice: true, nightsPrice: '100', cleaningPrice: 'x' }, 'price: price.cleaning not_a_number'],
  [{ firstName: ' ' }, 'guest: guest.firstName blank'],
  [{ email: 'rita@example' }, 'guest: guest.email email'],
  [{ phonePrefix: '' }, 'guest: guest.phonePrefix blank'],
  [{ until: '' }, 'payment: payment.until blank'],
  [{ until: '2027-04-19' }, 'payment: payment.until invalid'],
  [{ until: '2027-05-04' }, 'payment: payment.until invalid'],
  [{ payBy: 'received', amount: '0' }, 'payment: payment.amount not_a_number'],
  [{ payBy: 'channel' }, 'payment: channel.name blank'],
])('%j has the violation %s', (draft, violation) => {
  expect(find(draft)).toContain(violation);
});
