/** The columns of the table of reservations, besides the guest's name, in their order. */
export const listColumns = [
  'property',
  'arrival',
  'departure',
  'nights',
  'guests',
  'status',
  'amount',
  'booked',
  'number',
  'email',
  'phone',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns that are shown until a person chooses others. */
export const standardColumns: readonly ListColumn[] = listColumns.filter(
  (column) => column !== 'email' && column !== 'phone',
);
