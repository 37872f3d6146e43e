/** The contents of columns in a file with reservations, in the order in which they are offered. */
export const stayColumns = [
  'arrival',
  'departure',
  'nights',
  'guest',
  'firstName',
  'lastName',
  'guests',
  'adults',
  'children',
  'property',
  'channel',
  'reference',
  'status',
  'amount',
  'total',
  'commission',
  'currency',
  'email',
  'phone',
  'note',
] as const;
export type StayColumn = (typeof stayColumns)[number];

/** The content of each column of a table; undefined for one that is not imported. */
export type ColumnChoices = readonly (StayColumn | undefined)[];

/** The columns without which no stay can be read. */
export const hasDates = (columns: ColumnChoices): boolean =>
  columns.includes('arrival') && (columns.includes('departure') || columns.includes('nights'));

/** Returns the choices with another content of a column; a content moves from the column that had it. */
export const chooseColumn = (
  columns: ColumnChoices,
  index: number,
  content: StayColumn | undefined,
): ColumnChoices =>
  columns.map((one, at) => {
    if (at === index) return content;
    return one === content ? undefined : one;
  });
