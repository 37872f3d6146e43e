import * as v from 'valibot';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { allDifferent, block, getList, percent, textLike, wholeNumber } from './fields.ts';
import { scheduleTriggers } from '../../../contract/schemas/quote.ts';
import { unitId } from '../../../contract/schemas/primitives.ts';

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
    `should be one of ${scheduleTriggers.join(', ')}`,
  ),
  v.check(({ percentage }) => percentage > 0, 'should be more than 0 percent'),
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
    ({ input }) =>
      `should have percentages that add up to 100 (they add up to ${sumOfHundredths(input) / 100})`,
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
    'should have a refundPercentage (0 to 100) and one of daysBeforeCheckIn or hoursBeforeCheckIn, in whole numbers',
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

const cancellation = v.pipe(
  getList(cancellationRule),
  v.check(
    refundsFall,
    'should go from the earliest to the latest moment, with less refunded each time, such as 100 percent until 30 days before, then 50 percent until 7 days before',
  ),
);

const paymentOption = block({
  id: textLike(unitId, 'should be lower-case letters, digits and hyphens, such as pay-later'),
  schedule,
  cancellation,
});

/** The payment options: the due dates and percentages of instalments, and the refunds for cancellations. */
export const paymentOptions = v.pipe(
  getList(paymentOption),
  v.minLength(1, 'should have at least one way to pay'),
  allDifferent<v.InferOutput<typeof paymentOption>>(({ id }) => id, 'payment option'),
);
