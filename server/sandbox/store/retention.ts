/** The retention period of e-mails and ended checkout sessions, in days. */
export const retentionDays = 30;

/** Whether the retention period since an instant (RFC 3339, or milliseconds since 1970) is over. */
export const isPast = (instant: string | number, now: Date): boolean =>
  now.getTime() - new Date(instant).getTime() > retentionDays * 86_400_000;
