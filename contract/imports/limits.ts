/** The limits of files and texts that hosts import; larger ones are rejected before they are read. */
export const importLimits = {
  /** The maximum size of a file with reservations, in bytes. */
  tableBytes: 5_000_000,
  rows: 5000,
  columns: 100,
  /** The number of characters of a value; the rest is omitted. */
  cell: 1000,
  /** The number of stays of one call. */
  staysOfCall: 200,
  /** The maximum size of an archive with personal data, in bytes. */
  archiveBytes: 100_000_000,
  archiveEntries: 20_000,
  /** The maximum size of one unpacked file of an archive, and of all together, in bytes. */
  entryBytes: 20_000_000,
  unpackedBytes: 100_000_000,
  photos: 60,
  /** The number of characters of a pasted text. */
  text: 60_000,
  /** The number of properties that are offered from one archive. */
  properties: 50,
} as const;

/** The reasons for which a file with reservations cannot be read. */
export type TableProblem =
  | 'tooLarge'
  | 'empty'
  | 'spreadsheet'
  | 'notText'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'noTable';

/** The reasons for which no property can be read from a file or a text. */
export type PropertyProblem = 'tooLarge' | 'empty' | 'notArchive' | 'noJson' | 'noProperty' | 'damaged';
