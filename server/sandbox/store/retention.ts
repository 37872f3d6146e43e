/** How long the sandbox keeps mails, and checkout sessions that have ended, in days. */
export const retentionDays = 30;

/** Whether something of an instant (RFC 3339, or milliseconds since 1970) is kept no longer. */
export const isPast = (instant: string | number, now: Date): boolean =>
  now.getTime() - new Date(instant).getTime() > retentionDays * 86_400_000;
