/** The failures that report another status of the reservation. */
export const staleReservationFailures = <Rule>(rule: Rule) => ({
  'wrong-state': rule,
  'dates-unavailable': rule,
  'hold-expired': rule,
  'not-found': rule,
  'idempotency-mismatch': rule,
});
