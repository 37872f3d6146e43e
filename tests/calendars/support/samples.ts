/** A file in `samples` and its expected content. */
export interface Sample {
  file: string;
  /** Nights in addition to those of the stay from 1 to 3 August 2027, which every file has. */
  nights: readonly string[] | 'no calendar';
  /** The properties that are reported to the host. */
  problems?: string;
}

export const samples: readonly Sample[] = [
  { file: 'alarm-inside', nights: ['2027-05-10 2027-05-12'] },
  { file: 'byte-order-mark', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'calendar-in-a-calendar',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'cancelled-and-free',
    nights: ['2027-05-20 2027-05-22'],
  },
  {
    file: 'cut-off',
    nights: 'no calendar',
  },
  { file: 'dates-extended-form', nights: ['2027-05-10 2027-05-12'] },
  { file: 'dates-of-no-calendar', nights: ['2027-03-03 2027-03-04'], problems: 'DTSTART' },
  {
    file: 'dates-of-the-year-0',
    nights: ['2027-05-11 2027-05-12'],
    problems: 'DTSTART',
  },
  {
    file: 'dates-of-the-year-9999',
    nights: ['2029-12-30 2030-01-01'],
  },
  {
    file: 'dates-with-spaces',
    nights: ['2027-05-10 2027-05-12'],
  },
  { file: 'duration-hours', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'duration-months',
    nights: ['2027-05-10 2027-05-11'],
    problems: 'DURATION',
  },
  { file: 'duration-weeks', nights: ['2027-05-10 2027-05-17'] },
  { file: 'duration-without-p', nights: ['2027-05-10 2027-05-13'] },
  {
    file: 'end-before-start',
    nights: ['2027-05-10 2027-05-11'],
    problems: 'DTEND',
  },
  {
    file: 'end-unreadable',
    nights: ['2027-05-10 2027-05-11'],
    problems: 'DTEND',
  },
  {
    file: 'event-without-end',
    nights: ['2027-05-10 2027-05-12'],
    problems: 'VEVENT',
  },
  {
    file: 'exdate-date-for-times',
    nights: ['2027-05-10 2027-05-12', '2027-05-24 2027-05-26'],
  },
  { file: 'exdate-ends-in-a-comma', nights: ['2027-05-10 2027-05-12', '2027-05-24 2027-05-26'] },
  { file: 'exdate-time-for-dates', nights: ['2027-05-10 2027-05-12', '2027-05-24 2027-05-26'] },
  {
    file: 'exdate-unreadable',
    nights: ['2027-05-10 2027-05-12', '2027-05-24 2027-05-26'],
    problems: 'EXDATE',
  },
  {
    file: 'free-busy',
    nights: ['2027-05-10 2027-05-12', '2027-06-01 2027-06-03', '2027-06-10 2027-06-11'],
  },
  {
    file: 'group-names',
    nights: ['2027-05-10 2027-05-12'],
  },
  { file: 'latin-1', nights: ['2027-05-10 2027-05-12'] },
  { file: 'line-ends-cr', nights: ['2027-05-10 2027-05-12'] },
  { file: 'line-not-indented', nights: ['2027-05-10 2027-05-12'] },
  { file: 'line-without-colon', nights: ['2027-05-10 2027-05-12'] },
  { file: 'method-cancel', nights: [] },
  { file: 'midnight-utc', nights: ['2027-05-10 2027-05-12'] },
  { file: 'override-cancelled', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'override-moved',
    nights: ['2027-05-10 2027-05-12', '2027-05-20 2027-05-22'],
  },
  {
    file: 'override-of-no-occurrence',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19', '2027-06-01 2027-06-03'],
  },
  {
    file: 'override-unreadable',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19', '2027-05-20 2027-05-22'],
    problems: 'RECURRENCE-ID',
  },
  { file: 'page', nights: 'no calendar' },
  { file: 'plain', nights: ['2027-05-10 2027-05-12'] },
  { file: 'quote-without-end', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'rdate-periods',
    nights: ['2027-05-10 2027-05-12', '2027-06-01 2027-06-03', '2027-06-10 2027-06-12'],
  },
  {
    file: 'rrule-29-february',
    nights: ['2028-02-29 2028-03-01'],
  },
  { file: 'rrule-count-zero', nights: ['2027-05-10 2027-05-12'], problems: 'RRULE' },
  { file: 'rrule-empty', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'rrule-end-of-month',
    nights: ['2027-01-31 2027-02-01', '2027-02-28 2027-03-01', '2028-01-31 2028-02-01'],
  },
  { file: 'rrule-hourly', nights: ['2027-05-10 2027-05-11', '2027-05-11 2027-05-12'] },
  {
    file: 'rrule-impossible-day',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'rrule-last-weekday',
    nights: ['2027-05-31 2027-06-01', '2027-06-30 2027-07-01', '2027-07-30 2027-07-31'],
  },
  {
    file: 'rrule-lower-case',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19'],
  },
  {
    file: 'rrule-old-daily',
    nights: [
      '2027-01-01 2027-01-02',
      '2027-01-02 2027-01-03',
      '2027-01-03 2027-01-04',
      '2027-01-04 2027-01-05',
      '2027-01-05 2027-01-06',
    ],
  },
  {
    file: 'rrule-twice-named',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19'],
  },
  {
    file: 'rrule-unknown-frequency',
    nights: ['2027-05-10 2027-05-12'],
    problems: 'RRULE',
  },
  {
    file: 'rrule-week-number',
    nights: ['2027-05-17 2027-05-18', '2028-05-15 2028-05-16'],
  },
  {
    file: 'rrule-without-the-start',
    nights: [
      '2027-05-12 2027-05-14',
      '2027-05-13 2027-05-15',
      '2027-05-20 2027-05-22',
      '2027-05-27 2027-05-29',
    ],
  },
  {
    file: 'start-missing',
    nights: ['2027-05-11 2027-05-12'],
    problems: 'DTSTART',
  },
  {
    file: 'start-twice',
    nights: ['2027-05-10 2027-05-12'],
    problems: 'DTSTART',
  },
  { file: 'text-after', nights: ['2027-05-10 2027-05-12'] },
  { file: 'text-before', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'times-extended-form',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'times-without-seconds',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'two-calendars',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'until-before-start',
    nights: ['2027-05-10 2027-05-12'],
  },
  {
    file: 'until-date-for-times',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19'],
  },
  {
    file: 'until-extended-form',
    nights: ['2027-05-10 2027-05-12', '2027-05-17 2027-05-19'],
  },
  {
    file: 'until-unreadable',
    nights: ['2029-12-17 2029-12-18', '2029-12-24 2029-12-25', '2029-12-31 2030-01-01'],
    problems: 'RRULE',
  },
  { file: 'until-utc-for-far-east', nights: ['2027-05-10 2027-05-11', '2027-05-17 2027-05-18'] },
  {
    file: 'value-empty',
    nights: ['2027-05-10 2027-05-12'],
  },
  { file: 'zone-broken', nights: ['2027-05-10 2027-05-12'] },
  {
    file: 'zone-colon-in-offset',
    nights: ['2027-05-09 2027-05-11'],
  },
  {
    file: 'zone-custom',
    nights: ['2027-05-09 2027-05-11'],
  },
  { file: 'zone-quoted', nights: ['2027-05-09 2027-05-11'] },
  { file: 'zone-unknown', nights: ['2027-05-10 2027-05-12'] },
];
