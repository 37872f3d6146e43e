import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getWaysToPay, type BookingSource } from '../../../contract/dashboard/bookingSource.ts';
import { getBooking, getStay, type BookingDraft } from '../../../machines/dashboard/phoneBooking/draft.ts';
import {
  findStepViolations,
  formSteps,
} from '../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import { phoneBookingMachine } from '../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
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
  name: 'Rita Alves',
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
  expect(find({ source: 'Airbnb', payBy: 'channel', payout: '412,50', commission: '' })).toEqual([]);
});

test('a name is enough', () => {
  expect(find({ name: 'Cher', email: '', phonePrefix: '', phone: '' })).toEqual([]);
  expect(find({ source: 'walk-in', payBy: 'arrival', email: ' ', phonePrefix: '+351', phone: '' })).toEqual(
    [],
  );
});

test.each([
  ['Rita Alves', 'Rita', 'Alves'],
  [' Ana  Maria Silva ', 'Ana', 'Maria Silva'],
  ['Cher', 'Cher', '-'],
])('the name "%s" has the parts "%s" and "%s"', (name, firstName, lastName) => {
  expect(getBooking({ ...complete, name }).guest).toMatchObject({ firstName, lastName });
});

test('a stay of a channel has its name and its money', () => {
  const draft = {
    ...complete,
    payBy: 'channel',
    reference: 'HM1',
    payout: '412,50',
    hasOwnPrice: true,
  } as const;
  expect(getBooking({ ...draft, source: 'Airbnb' })).toMatchObject({
    channel: { name: 'Airbnb', reference: 'HM1', payout: 41_250 },
    payment: { by: 'channel' },
  });
  expect(getBooking({ ...draft, source: 'Airbnb' })).not.toHaveProperty('price');
  expect(getBooking({ ...draft, source: 'other', channelName: 'Holidu' }).channel?.name).toBe('Holidu');
  expect(getBooking({ ...draft, source: 'walk-in', payBy: 'arrival' })).toMatchObject({ source: 'walk-in' });
  // The calendar of the channel, with the same stay, is no obstacle.
  expect(getStay({ ...draft, source: 'Airbnb' })).toHaveProperty('channel');
});

test('children and babies are part of the guests', () => {
  expect(getStay({ ...complete, guests: 4, children: 1, babies: 1 })).toMatchObject({
    guests: 4,
    party: { adults: 2, children: 1, babies: 1 },
  });
  expect(getStay(complete)).not.toHaveProperty('party');
});

test('a guest at the door arrives today, unless the arrival is known', () => {
  const chooseDoor = (startDate: string) => {
    const draft = { ...emptyDraft, startDate };
    const input = { visitId: 'visit', today, draft, resumedStep: 'stay' } as const;
    const actor = createActor(phoneBookingMachine, { input }).start();
    actor.send({ type: 'draft.changed', draft: { source: 'walk-in' } });
    return actor.getSnapshot().context.draft.startDate;
  };
  expect(chooseDoor('')).toBe(today);
  expect(chooseDoor('2027-05-03')).toBe('2027-05-03');
});

test('each source has its usual way to pay', () => {
  const choose = (source: BookingSource) => getWaysToPay(source)[0];
  expect([choose('phone'), choose('walk-in'), choose('Airbnb'), choose('other')]).toEqual([
    'link',
    'arrival',
    'channel',
    'channel',
  ]);
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
  [{ hasOwnPrice: true }, 'payment: price.nights not_a_number'],
  [{ hasOwnPrice: true, nightsPrice: '100', cleaningPrice: 'x' }, 'payment: price.cleaning not_a_number'],
  [{ name: ' ' }, 'guest: guest.name blank'],
  [{ name: `Rita ${'a'.repeat(81)}` }, 'guest: guest.name too_long'],
  [{ email: 'rita@example' }, 'guest: guest.email email'],
  [{ phonePrefix: '' }, 'guest: guest.phonePrefix phone_prefix'],
  [{ until: '' }, 'payment: payment.until blank'],
  [{ until: '2027-04-19' }, 'payment: payment.until invalid'],
  [{ until: '2027-05-04' }, 'payment: payment.until invalid'],
  [{ payBy: 'received', amount: '0' }, 'payment: payment.amount not_a_number'],
  [{ source: 'other', payBy: 'channel' }, 'stay: channel.name blank'],
  [{ source: 'Vrbo', payBy: 'channel', payout: 'x' }, 'payment: channel.payout not_a_number'],
])('%j has the violation %s', (draft, violation) => {
  expect(find(draft)).toContain(violation);
});
