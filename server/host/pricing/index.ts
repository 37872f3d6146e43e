/** Prices of stays, payment schedules and refunds: pure functions over integer cents. */
export { createTodays, getDate, daysAfter, getStartOfDay } from './calendar.ts';
export { calculateRefund, findPolicyPeriod, type PolicyPeriod } from './cancellation.ts';
export { euros, sumAmounts } from './round.ts';
export { calculatePrice, quoteStay } from './quoteStay.ts';
export { datedSchedule, getDueAmount } from './schedule.ts';
export type { CancellationRule, PaymentTerms, ScheduleRule, Terms } from './terms.ts';
