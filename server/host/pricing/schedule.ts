import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Instalment } from '../../../contract/schemas/quote.ts';
import { euros, getPercentageAmount, sumAmounts } from './round.ts';
import type { ScheduleRule } from './terms.ts';

/** The dates that a payment schedule depends on: `YYYY-MM-DD` in the property's time zone. */
export interface ScheduleDates {
  /** The date of the reservation. */
  readonly today: string;
  /** The check-in date, not before `today`. */
  readonly startDate: string;
}

const requestedDate: Record<
  ScheduleRule['trigger'],
  (today: CalendarDate, checkIn: CalendarDate, days: number) => CalendarDate
> = {
  on_reservation: (today) => today,
  days_after_reservation: (today, _, days) => today.add({ days }),
  days_before_check_in: (_, checkIn, days) => checkIn.subtract({ days }),
  day_before_check_in: (_, checkIn) => checkIn.subtract({ days: 1 }),
};

const earlier = (a: string, b: string) => [a, b].toSorted()[0]!;
const later = (a: string, b: string) => [a, b].toSorted()[1]!;

/**
 * The dates and amounts of a schedule, earliest first. A due date in the past becomes today, and one after
 * check-in becomes the check-in date; the last instalment is the remainder, so that the sum is `total` cents.
 */
export function datedSchedule(
  rules: readonly ScheduleRule[],
  total: number,
  { today, startDate }: ScheduleDates,
): Instalment[] {
  const dated = rules
    .map((rule) => {
      const wished = requestedDate[rule.trigger](parseDate(today), parseDate(startDate), rule.daysOffset);
      return { ...rule, dueDate: earlier(later(wished.toString(), today), startDate) };
    })
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));

  let left = total;
  return dated.map(({ trigger, percentage, daysOffset, dueDate }, index) => {
    const amount = index === dated.length - 1 ? left : Math.min(getPercentageAmount(total, percentage), left);
    left -= amount;
    return { trigger, percentage, daysOffset, dueDate, amount: euros(amount) };
  });
}

/** The amount of a schedule that is due on the day of the reservation. */
export const getDueAmount = (today: string, schedule: readonly Instalment[]) =>
  euros(sumAmounts(schedule.filter(({ dueDate }) => dueDate <= today).map(({ amount }) => amount)));
