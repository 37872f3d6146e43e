/** The answers by which the host says that a reservation stands elsewhere. */
export const staleReservationFailures = <Rule>(rule: Rule) => ({
  'wrong-state': rule,
  'dates-unavailable': rule,
  'hold-expired': rule,
  'not-found': rule,
  'idempotency-mismatch': rule,
});
