/** What a stay costs, when it is paid, and what comes back: pure functions over integer cents. */
export { dateAt, daysAfter, morningOf } from './calendar.ts';
export { refundFor } from './cancellation.ts';
export { euros, sumOf } from './round.ts';
export { quoteStay } from './quoteStay.ts';
export type { CancellationRule, PaymentTerms, ScheduleRule, Terms } from './terms.ts';
