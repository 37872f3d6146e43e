/**
 * Returns the number of weeks, starting on Mondays, from a day to the end of its month.
 * @param day `YYYY-MM-DD`
 */
export function countWeeksLeft(day: string): number {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return Math.ceil((daysSinceMonday + last - date.getUTCDate() + 1) / 7);
}

/**
 * Returns the first day of the following month.
 * @param day `YYYY-MM-DD`
 */
export function getNextMonth(day: string): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
