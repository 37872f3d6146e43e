import { expect, test } from 'vitest';
import { isAfterMidnight, isArrivalTime } from '../../contract/rules/arrivalTime.ts';

test('guests can arrive from the check-in hour until six in the morning after', () => {
  const tried = ['14:59', '15:00', '23:59', '00:00', '05:59', '06:00', '06:01', '12:00'];
  expect(tried.filter((time) => isArrivalTime(time, '15:00'))).toEqual([
    '15:00',
    '23:59',
    '00:00',
    '05:59',
    '06:00',
  ]);
});

test('what is before the check-in hour is after midnight', () => {
  const tried = ['15:00', '23:59', '00:00', '06:00'];
  expect(tried.filter((time) => isAfterMidnight(time, '15:00'))).toEqual(['00:00', '06:00']);
});

test('where guests may check in all day, none is after midnight', () => {
  for (const time of ['00:00', '05:00', '11:00']) {
    expect([isArrivalTime(time, '00:00'), isAfterMidnight(time, '00:00')]).toEqual([true, false]);
  }
});
