import type { Money } from '../values/money.ts';
import { daysLater } from '../values/nights.ts';
import { euros, getPercentageAmount, sumAmounts } from './round.ts';

/** One instalment of a schedule without a date: its share of the total in percent. */
export interface ScheduleRule {
  trigger: 'on_reservation' | 'days_before_check_in' | 'days_after_reservation' | 'day_before_check_in';
  percentage: number;
  daysOffset: number;
}

/** An instalment with its date (`YYYY-MM-DD`) and its amount. */
interface DatedInstalment extends ScheduleRule {
  dueDate: string;
  amount: Money;
}

/** The dates that a payment schedule depends on: `YYYY-MM-DD` in the property's time zone. */
export interface ScheduleDates {
  /** The date of the reservation. */
  readonly today: string;
  /** The check-in date, not before `today`. */
  readonly startDate: string;
}

const requestedDate: Record<
  ScheduleRule['trigger'],
  (today: string, checkIn: string, days: number) => string
> = {
  on_reservation: (today) => today,
  days_after_reservation: (today, _, days) => daysLater(today, days),
  days_before_check_in: (_, checkIn, days) => daysLater(checkIn, -days),
  day_before_check_in: (_, checkIn) => daysLater(checkIn, -1),
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
): DatedInstalment[] {
  const dated = rules
    .map((rule) => {
      const wished = requestedDate[rule.trigger](today, startDate, rule.daysOffset);
      return { ...rule, dueDate: earlier(later(wished, today), startDate) };
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
export const getDueAmount = (today: string, schedule: readonly DatedInstalment[]) =>
  euros(sumAmounts(schedule.filter(({ dueDate }) => dueDate <= today).map(({ amount }) => amount)));
