import * as v from 'valibot';
import { calendarDate } from '../schemas/primitives.ts';
import { isYearly } from '../rules/seasons.ts';
import { weekdays, type Weekday } from '../values/weekdays.ts';
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
import { issueMessage } from './issues.ts';

/** Days of the week, each at most once. */
export const daysOfTheWeek = v.pipe(
  getList(picklist(weekdays)),
  v.minLength(1, issueMessage('dayMissing')),
  allDifferent<Weekday>((day) => day, 'day'),
);

const isDate = (value: string): boolean => v.is(calendarDate, value);

// Days of every year are validated in a leap year.
const seasonDay = textThat((value) => isDate(value) || isDate(`2028-${value}`), 'notSeasonDay');

const bothEnds = { from: ['from'], to: ['to'] };

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
  v.check(({ from, to }) => from.length === to.length, issueMessage('seasonDaysDiffer', bothEnds)),
  v.check(({ from, to }) => isYearly({ from, to }) || from <= to, issueMessage('seasonEndsFirst', bothEnds)),
  v.check(
    ({ rate, weekendRate, minNights, arrivalDays }) =>
      [rate, weekendRate, minNights, arrivalDays].some((rule) => rule !== undefined),
    issueMessage('seasonWithoutRule', {
      rate: ['rate'],
      weekendRate: ['weekendRate'],
      minNights: ['minNights'],
      arrivalDays: ['arrivalDays'],
    }),
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
