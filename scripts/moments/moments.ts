/** A time at which tests that depend on the date run, and what is special about it. */
export interface Moment {
  at: string;
  why: string;
}

/**
 * The devices of the tests are in Kolkata (UTC+5:30), the properties in Lisbon (UTC, in summer UTC+1), and the machine is
 * in UTC. Each time is ten minutes before midnight or five minutes after it in one of these zones, or in the night in which
 * the clocks change.
 */
export const moments: readonly Moment[] = [
  { at: '2027-02-28T18:20:00Z', why: 'the end of February on the device' },
  { at: '2028-02-28T18:35:00Z', why: 'the beginning of 29 February on the device' },
  { at: '2028-02-28T23:50:00Z', why: 'the end of 28 February at the property and on the machine' },
  { at: '2028-02-29T23:50:00Z', why: 'the end of 29 February at the property and on the machine' },
  { at: '2027-12-31T18:20:00Z', why: 'the end of the year on the device' },
  { at: '2027-12-31T23:50:00Z', why: 'the end of the year at the property and on the machine' },
  { at: '2028-01-01T00:05:00Z', why: 'the beginning of the year at the property and on the machine' },
  { at: '2027-07-01T22:50:00Z', why: 'the end of a summer’s day at the property' },
  {
    at: '2027-07-01T23:05:00Z',
    why: 'the beginning of a summer’s day at the property, before that of the machine',
  },
  { at: '2027-03-28T00:05:00Z', why: 'the night in which summer time begins in Europe' },
  { at: '2027-10-30T23:05:00Z', why: 'the night in which summer time ends in Europe' },
];
