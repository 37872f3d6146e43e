/** Prices of stays, payment schedules and refunds: pure functions over integer cents. */
export { createTodays, getDate, daysAfter, getStartOfDay } from './calendar.ts';
export { calculateRefund, findPolicyPeriod, type PolicyPeriod } from '../../../contract/rules/refunds.ts';
export { euros, sumAmounts } from '../../../contract/rules/round.ts';
export { calculatePrice, quoteStay } from './quoteStay.ts';
export { datedSchedule, getDueAmount, type ScheduleRule } from '../../../contract/rules/schedule.ts';
export type { CancellationRule, PaymentTerms, Terms } from './terms.ts';
