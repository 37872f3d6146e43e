/** What a stay costs, when it is paid, and what comes back: pure functions over integer cents. */
export { getDate, daysAfter, getStartOfDay } from './calendar.ts';
export { calculateRefund } from './cancellation.ts';
export { euros, sumAmounts } from './round.ts';
export { quoteStay } from './quoteStay.ts';
export type { CancellationRule, PaymentTerms, ScheduleRule, Terms } from './terms.ts';
