const day = 86_400_000;

/** What a stay costs; undefined until both of its dates are chosen. */
export function getQuote(stay: { startDate: string; endDate: string }, { rate }: { rate: number }) {
  const nights = (Date.parse(stay.endDate) - Date.parse(stay.startDate)) / day;
  return nights > 0 ? { nights, total: nights * rate } : undefined;
}
