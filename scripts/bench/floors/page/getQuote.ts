const day = 86_400_000;

/** Returns the price of a stay; undefined until both dates are chosen. */
export function getQuote(stay: { startDate: string; endDate: string }, { rate }: { rate: number }) {
  const nights = (Date.parse(stay.endDate) - Date.parse(stay.startDate)) / day;
  return nights > 0 ? { nights, total: nights * rate } : undefined;
}
