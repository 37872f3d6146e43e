import { expect, test } from 'vitest';
import type { TodayStay } from '../../../contract/dashboard/today.ts';
import { sampleToday } from '../../../machines/dashboard/today/today.samples.ts';
import {
  getAction,
  getNeeds,
  type DayPart,
  type Need,
  type StayAction,
} from '../../../src/dashboard/views/today/stayNeeds.ts';

const [open] = sampleToday.arrivals as [TodayStay];
const complete: TodayStay = { ...open, registration: 'registered', isRemindable: false, due: null };
const everything = { mayRemind: true, mayRecord: true };

test.each<[string, TodayStay, DayPart, Need[]]>([
  ['a complete arrival', complete, 'arrivals', []],
  ['an arrival that must register and pay', open, 'arrivals', ['registration', 'payment']],
  ['an arrival without a time', { ...complete, arrivalTime: null }, 'arrivals', ['arrivalTime']],
  ['a departure without a time', { ...complete, arrivalTime: null }, 'departures', []],
  ['guests who must register again', { ...complete, registration: 'reopened' }, 'inHouse', ['registration']],
  ['a stay that is paid', { ...complete, due: { amount: 0, currency: 'EUR' } }, 'inHouse', []],
])('the needs of %s', (_, stay, part, needs) => {
  expect(getNeeds(stay, part)).toEqual(needs);
});

test.each<[string, TodayStay, DayPart, object, StayAction | undefined]>([
  ['an arrival registers before it pays', open, 'arrivals', {}, 'remind'],
  ['a departure pays before it registers', open, 'departures', {}, 'recordPayment'],
  ['guests who were reminded pay', { ...open, isRemindable: false }, 'arrivals', {}, 'recordPayment'],
  ['an accountant records the payment', open, 'arrivals', { mayRemind: false }, 'recordPayment'],
  ['a guest without a time is called', { ...complete, arrivalTime: null }, 'arrivals', {}, 'call'],
  [
    'a guest without a telephone number has no action',
    { ...complete, phone: null },
    'arrivals',
    {},
    undefined,
  ],
  [
    'a cleaner has no action',
    { ...open, phone: null },
    'arrivals',
    { mayRemind: false, mayRecord: false },
    undefined,
  ],
])('%s', (_, stay, part, changes, action) => {
  expect(getAction(stay, part, { ...everything, ...changes })).toBe(action);
});
