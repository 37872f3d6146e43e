import * as v from 'valibot';
import { calendarDate } from '../../../contract/schemas/primitives.ts';
import { isYearly } from '../../../contract/rules/seasons.ts';
import { weekdays, type Weekday } from '../../../contract/values/weekdays.ts';
import {
  allDifferent,
  block,
  euros,
  getList,
  picklist,
  percent,
  text,
  textThat,
  wholeNumber,
} from './fields.ts';

/** Days of the week, each at most once. */
export const daysOfTheWeek = v.pipe(
  getList(picklist(weekdays)),
  v.minLength(1, 'should name at least one day'),
  allDifferent<Weekday>((day) => day, 'day'),
);

const isDate = (value: string): boolean => v.is(calendarDate, value);

// Days of every year are validated in a leap year.
const seasonDay = textThat(
  (value) => isDate(value) || isDate(`2028-${value}`),
  'should be a day of every year such as 06-15, or a date such as 2027-06-15',
);

const season = v.pipe(
  block({
    name: text,
    from: seasonDay,
    to: seasonDay,
    rate: v.optional(euros),
    weekendRate: v.optional(euros),
    minNights: v.optional(wholeNumber(1, 365)),
    arrivalDays: v.optional(daysOfTheWeek),
  }),
  v.check(
    ({ from, to }) => from.length === to.length,
    'should have both from and to as days of every year (06-15), or both as dates (2027-06-15)',
  ),
  v.check(
    ({ from, to }) => isYearly({ from, to }) || from <= to,
    'should not end before it begins: from is its first night, to its last',
  ),
  v.check(
    ({ rate, weekendRate, minNights, arrivalDays }) =>
      [rate, weekendRate, minNights, arrivalDays].some((rule) => rule !== undefined),
    'should have at least one of rate, weekendRate, minNights and arrivalDays',
  ),
);

const byDaysBefore = block({ daysBefore: wholeNumber(0, 1095), percentage: percent });

/** A tax for each guest and night that is paid on arrival and is not part of the price. */
export const touristTax = block({
  amount: euros,
  maxNights: v.optional(wholeNumber(1, 365)),
  fromAge: v.optional(wholeNumber(1, 120)),
});

/** The pricing rules of a property: prices of nights, fees and discounts. */
export const pricing = block({
  rate: euros,
  weekend: v.optional(block({ days: daysOfTheWeek, rate: euros })),
  seasons: v.optional(getList(season)),
  cleaning: block({ amount: euros, perNumberOfNights: wholeNumber(1, 365) }),
  surcharge: block({ amountPerGuestPerNight: euros, includedGuests: wholeNumber(1, 100) }),
  discount: block({ percentage: percent, minNights: wholeNumber(1, 365) }),
  lastMinute: v.optional(byDaysBefore),
  early: v.optional(byDaysBefore),
});
