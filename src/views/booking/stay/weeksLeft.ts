/** How many weeks, begun on Mondays, a month has from a day on. @param day `YYYY-MM-DD` */
export function weeksLeft(day: string): number {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return Math.ceil((daysSinceMonday + last - date.getUTCDate() + 1) / 7);
}

/** The first day of the month after a day's. @param day `YYYY-MM-DD` */
export function nextMonth(day: string): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
