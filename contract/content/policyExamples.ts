import * as v from 'valibot';
import { calculateRefund } from '../rules/refunds.ts';
import { euros, sumAmounts } from '../rules/round.ts';
import { datedSchedule } from '../rules/schedule.ts';
import { daysLater } from '../values/nights.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import { readField } from './documentFields.ts';
import { paymentOptions } from './paymentRules.ts';

export type PaymentRules = v.InferOutput<typeof paymentOptions>[number];
type CancellationRule = PaymentRules['cancellation'][number];

/** Returns the payment options of a document; undefined if they are incomplete or have errors. */
export function readPaymentOptions(document: PropertyDocument): readonly PaymentRules[] | undefined {
  const { success, output } = v.safeParse(
    paymentOptions,
    readField(document, ['property', 'paymentOptions']),
  );
  return success ? output : undefined;
}

/** The price of the stay in the examples, in cents. */
export const exampleTotal = 700_00;

/** A cancellation of the example stay; amounts are in cents. */
export interface PolicyExample {
  /** How long before check-in it is cancelled: whole days, or hours if it is less than two days. */
  readonly before: { readonly days: number } | { readonly hours: number };
  readonly paid: number;
  readonly refund: number;
}

const [hour, day] = [3_600_000, 24];

/** The check-in of the example stay. It is in UTC, so that no clock change makes a day shorter. */
const startDate = '2030-06-15';
const checkIn = Date.parse(`${startDate}T15:00:00Z`);

const getHours = (rule: CancellationRule) =>
  'daysBeforeCheckIn' in rule ? rule.daysBeforeCheckIn * day : rule.hoursBeforeCheckIn;

/** Rounds hours down to whole days, unless they are less than two days. */
const toWholeDays = (hours: number) => (hours >= 2 * day ? Math.floor(hours / day) * day : hours);

/** Returns hours before check-in: long before the deadlines, near them, and after the last one. */
function getMoments(rules: readonly CancellationRule[]): number[] {
  const deadlines = rules.filter(({ refundPercentage }) => refundPercentage > 0).map(getHours);
  const [first, second] = deadlines;
  const last = deadlines.at(-1);
  if (first === undefined || last === undefined) return [60 * day, 10 * day, 0];
  const long = (Math.ceil(first / day) + 10) * day;
  // Between the first two deadlines, or shortly before the only one.
  const near =
    second === undefined ? toWholeDays(first + day) : Math.max(toWholeDays(first - day), second + 1);
  const late = last > 2 * day ? toWholeDays(last - day) : Math.max(0, Math.floor(last / 2));
  return [long, near, late];
}

function createExample(option: PaymentRules, bookedOn: string, hours: number): PolicyExample {
  const at = new Date(checkIn - hours * hour);
  const date = at.toISOString().slice(0, 10);
  const schedule = datedSchedule(option.schedule, exampleTotal, { today: bookedOn, startDate });
  const paid = sumAmounts(schedule.filter(({ dueDate }) => dueDate <= date).map(({ amount }) => amount));
  const policies = option.cancellation.map((rule) => ({
    refundPercentage: rule.refundPercentage,
    cancelBefore: new Date(checkIn - getHours(rule) * hour).toISOString(),
  }));
  const { total } = calculateRefund(policies, euros(paid), at);
  return {
    before: hours >= 2 * day ? { days: hours / day } : { hours },
    paid,
    refund: total.amount,
  };
}

/**
 * Returns three cancellations of a stay that was booked long before: before the deadlines of a payment option, near them,
 * and after the last one, by the rules with which the site charges and refunds.
 */
export function createPolicyExamples(option: PaymentRules): PolicyExample[] {
  const moments = getMoments(option.cancellation);
  const bookedOn = daysLater(startDate, -(Math.ceil(Math.max(...moments) / day) + 30));
  return moments.map((hours) => createExample(option, bookedOn, hours));
}
