import * as v from 'valibot';
import { isRecord } from '../values/isRecord.ts';
import { allDifferent, block, getList, percent, textLike, wholeNumber } from './fields.ts';
import { scheduleTriggers } from '../schemas/quote.ts';
import { unitId } from '../schemas/primitives.ts';
import { issueMessage } from './issues.ts';

const withoutDays = (trigger: 'on_reservation' | 'day_before_check_in') =>
  block({ trigger: v.literal(trigger), percentage: percent });
const withDays = (trigger: 'days_before_check_in' | 'days_after_reservation') =>
  block({ trigger: v.literal(trigger), percentage: percent, daysOffset: wholeNumber(1, 730) });

const instalment = v.pipe(
  v.variant(
    'trigger',
    [
      withoutDays('on_reservation'),
      withDays('days_before_check_in'),
      withDays('days_after_reservation'),
      withoutDays('day_before_check_in'),
    ],
    issueMessage('notOneOf', { values: scheduleTriggers.join(', ') }),
  ),
  v.check(({ percentage }) => percentage > 0, issueMessage('percentageZero')),
  v.transform((rule) => ({
    ...rule,
    daysOffset: 'daysOffset' in rule ? rule.daysOffset : rule.trigger === 'day_before_check_in' ? 1 : 0,
  })),
);

const sumOfHundredths = (rules: readonly { percentage: number }[]) =>
  rules.reduce((sum, { percentage }) => sum + Math.round(percentage * 100), 0);

const schedule = v.pipe(
  getList(instalment),
  v.check(
    (rules) => sumOfHundredths(rules) === 100_00,
    ({ input }) => issueMessage('scheduleSum', { sum: sumOfHundredths(input) / 100 }),
  ),
);

const byDays = block({ refundPercentage: percent, daysBeforeCheckIn: wholeNumber(0, 730) });
const byHours = block({ refundPercentage: percent, hoursBeforeCheckIn: wholeNumber(0, 17_520) });

const hasOneMoment = (rule: unknown) =>
  !isRecord(rule) || 'daysBeforeCheckIn' in rule !== 'hoursBeforeCheckIn' in rule;

const cancellationRule = v.pipe(
  v.unknown(),
  v.check(
    hasOneMoment,
    issueMessage('refundMoment', {
      refund: ['refundPercentage'],
      days: ['daysBeforeCheckIn'],
      hours: ['hoursBeforeCheckIn'],
    }),
  ),
  v.lazy((rule): typeof byDays | typeof byHours =>
    isRecord(rule) && 'hoursBeforeCheckIn' in rule ? byHours : byDays,
  ),
);

type Rule = v.InferOutput<typeof cancellationRule>;
const getHoursBefore = (rule: Rule) =>
  'daysBeforeCheckIn' in rule ? rule.daysBeforeCheckIn * 24 : rule.hoursBeforeCheckIn;

const refundsFall = (rules: Rule[]) =>
  rules.every((rule, index) => {
    const before = rules[index - 1];
    return (
      !before ||
      (getHoursBefore(rule) < getHoursBefore(before) && rule.refundPercentage < before.refundPercentage)
    );
  });

const cancellation = v.pipe(getList(cancellationRule), v.check(refundsFall, issueMessage('refundOrder')));

const paymentOption = block({
  id: textLike(unitId, 'notId', { example: 'pay-later' }),
  schedule,
  cancellation,
});

/** The payment options: the due dates and percentages of instalments, and the refunds for cancellations. */
export const paymentOptions = v.pipe(
  getList(paymentOption),
  v.minLength(1, issueMessage('paymentOptionMissing')),
  allDifferent<v.InferOutput<typeof paymentOption>>(({ id }) => id, 'option'),
);
