import { expect, test } from 'vitest';
import type { Attention, TodayStay } from '../../../contract/dashboard/today.ts';
import { quietToday, sampleToday } from '../../../machines/dashboard/today/today.samples.ts';
import { findStayTasks, groupTasks } from '../../../src/dashboard/views/today/groupTasks.ts';

const [arrival] = sampleToday.arrivals as [TodayStay];
const [charge, unregistered, job] = sampleToday.attention as [Attention, Attention, Attention];

const readGroups = (attention: readonly Attention[], arrivals: TodayStay[] = []) =>
  groupTasks({ ...quietToday, attention: [...attention], arrivals }).map(
    ({ kind, entries }) =>
      `${kind}: ${entries.map((tasks) => tasks.map((task) => task.kind).join('+')).join(', ')}`,
  );

test('tasks are grouped by kind, the kind of the most urgent task first', () => {
  const other = { ...charge, number: 'AAAA-BBBB', urgency: 'soon' } as Attention;
  expect(readGroups([job, charge, unregistered, other])).toEqual([
    'job: job',
    'unpaid: unpaid, unpaid',
    'notRegistered: notRegistered',
  ]);
});

test('several reasons of one stay stand together, in the group of the most urgent one', () => {
  const { number } = charge;
  const reasons = [charge, { ...unregistered, number }] as Attention[];
  expect(readGroups(reasons)).toEqual(['unpaid: unpaid+notRegistered']);
});

test('a failed job of a stay has a row of its own, because it has another action', () => {
  expect(readGroups([charge, { ...job, number: charge.number } as Attention])).toEqual([
    'unpaid: unpaid',
    'job: job',
  ]);
});

test('a stay of the day shows its own tasks, and they are not listed again', () => {
  expect(readGroups([unregistered], [arrival])).toEqual([]);
  expect(findStayTasks([charge, unregistered, job], arrival.number)).toEqual([unregistered]);
});

test('a report to the authorities remains a task while the stay is part of the day', () => {
  const { number, unitId, guestName, startDate, endDate } = arrival;
  const report: Attention = {
    kind: 'bulletins',
    urgency: 'late',
    number,
    unitId,
    guestName,
    startDate,
    endDate,
    guests: 'registered',
    bulletins: 2,
    dueBy: '2027-03-02',
    isLate: true,
    action: 'export',
  };
  expect(readGroups([report], [arrival])).toEqual(['bulletins: bulletins']);
});
