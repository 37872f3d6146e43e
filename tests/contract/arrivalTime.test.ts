import { expect, test } from 'vitest';
import { arrivalTimes, isAfterMidnight, isArrivalTime } from '../../contract/values/arrivalTime.ts';

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

test('an hour before check-in means after midnight', () => {
  const tried = ['15:00', '23:59', '00:00', '06:00'];
  expect(tried.filter((time) => isAfterMidnight(time, '15:00'))).toEqual(['00:00', '06:00']);
});

test('no hour means after midnight if guests may check in all day', () => {
  for (const time of ['00:00', '05:00', '11:00']) {
    expect([isArrivalTime(time, '00:00'), isAfterMidnight(time, '00:00')]).toEqual([true, false]);
  }
});

test('the arrival times are the check-in hour and every half hour until after midnight', () => {
  const { onTheDay, afterMidnight } = arrivalTimes('21:45');
  expect(onTheDay).toEqual(['21:45', '22:00', '22:30', '23:00', '23:30']);
  expect(afterMidnight).toHaveLength(13);
  expect([afterMidnight[0], afterMidnight.at(-1)]).toEqual(['00:00', '06:00']);
  for (const time of [...onTheDay, ...afterMidnight]) expect(isArrivalTime(time, '21:45')).toBe(true);
  expect(arrivalTimes('00:00').onTheDay).toHaveLength(48);
});
