import { expect, test } from 'vitest';
import { sortByUrgency, type AttentionItem } from '../../server/host/commands/jobs/attentionUrgency.ts';

const stay = {
  number: 'FYR3-FCYH',
  unitId: 'casa',
  guestName: 'Marie Dubois',
  startDate: '2027-03-03',
  endDate: '2027-03-07',
};
const unpaid = (dueDate: string): AttentionItem => ({
  ...stay,
  kind: 'unpaid',
  why: 'failed',
  amount: { amount: 100, currency: 'EUR' },
  dueDate,
  action: 'contactGuest',
});
const report = (dueBy: string, isLate: boolean): AttentionItem => ({
  ...stay,
  kind: 'bulletins',
  guests: 'reopened',
  bulletins: 1,
  dueBy,
  isLate,
  action: 'remind',
});
const arrival = (startDate: string): AttentionItem => ({
  ...stay,
  startDate,
  kind: 'notRegistered',
  remindedAt: null,
  action: 'remind',
});
const job: AttentionItem = {
  kind: 'job',
  id: 'j1',
  queue: 'mail.confirmed',
  about: 'confirmation',
  number: null,
  since: '2027-03-02T09:00:00Z',
  action: 'retry',
};
const calendar: AttentionItem = {
  kind: 'calendar',
  number: null,
  unitId: 'casa',
  calendar: 'Airbnb',
  why: 'failing',
  count: 0,
  action: 'compare',
};

const getToday = () => '2027-03-03';
const rate = (item: AttentionItem) => sortByUrgency([item], getToday)[0]?.urgency;

test.each<[string, AttentionItem, string]>([
  ['a payment that was due yesterday', unpaid('2027-03-02'), 'late'],
  ['a payment that is due today', unpaid('2027-03-03'), 'today'],
  ['a payment that is due tomorrow', unpaid('2027-03-04'), 'soon'],
  ['a report that is late', report('2027-03-02', true), 'late'],
  ['a report that is corrected after its last day', report('2027-03-02', false), 'today'],
  ['a report that is due tomorrow', report('2027-03-04', false), 'soon'],
  ['a registration before an arrival today', arrival('2027-03-03'), 'today'],
  ['a registration before an arrival in two days', arrival('2027-03-05'), 'soon'],
  ['a failed job', job, 'today'],
  ['a calendar that cannot be read', calendar, 'today'],
])('the urgency of %s', (_, item, urgency) => {
  expect(rate(item)).toBe(urgency);
});

test('the date of a property decides whether its tasks are late', () => {
  const [item] = sortByUrgency([unpaid('2027-03-03')], (unitId) => (unitId === 'casa' ? '2027-03-04' : ''));
  expect(item?.urgency).toBe('late');
});

test('items are sorted by urgency, by kind, and by their last day', () => {
  const items = [calendar, unpaid('2027-03-08'), unpaid('2027-03-04'), report('2027-03-01', true), job];
  expect(sortByUrgency(items, getToday)).toMatchObject([
    { kind: 'bulletins', urgency: 'late' },
    { kind: 'calendar' },
    { kind: 'job' },
    { kind: 'unpaid', dueDate: '2027-03-04' },
    { kind: 'unpaid', dueDate: '2027-03-08' },
  ]);
});
