import {
  findDateOrder,
  getStays,
  guessUnits,
  listPropertyNames,
  type ReadRow,
  type StayChoices,
} from './readStays.ts';
import type { ImportedTable } from './parseTable.ts';
import { chooseColumn, hasDates, type ColumnChoices, type StayColumn } from './stayColumns.ts';

/** A property of the site to which stays can be assigned. */
export interface NamedUnit {
  id: string;
  name: string;
}

/** The headings by which the file of a channel is recognised. */
const channelHeadings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:confirmation code|código de confirma[cç][aã]o|code de confirmation|bestätigungscode|código de confirmación)$/i,
    'Airbnb',
  ],
  [
    /^(?:book number|buchungsnummer|número da reserva|numéro de réservation|número de reserva)$/i,
    'Booking.com',
  ],
];

/** Guesses the channel of a whole file from its headings. */
const guessChannel = ({ header }: ImportedTable): string =>
  channelHeadings.find(([pattern]) => header.some((heading) => pattern.test(heading)))?.[1] ?? '';

/** Returns the guessed choices for a table. */
export function guessChoices(
  table: ImportedTable,
  columns: ColumnChoices,
  units: readonly NamedUnit[],
): StayChoices {
  return {
    columns,
    dateOrder: findDateOrder(table, columns),
    channel: columns.includes('channel') ? '' : guessChannel(table),
    units: guessUnits(listPropertyNames(table, columns), units),
  };
}

/** Returns the choices with another content of a column; what depends on it is guessed again. */
export function changeColumn(
  table: ImportedTable,
  choices: StayChoices,
  { index, content }: { index: number; content: StayColumn | undefined },
  units: readonly NamedUnit[],
): StayChoices {
  const columns = chooseColumn(choices.columns, index, content);
  const names = listPropertyNames(table, columns);
  return {
    ...choices,
    columns,
    dateOrder: findDateOrder(table, columns),
    units: { ...guessUnits(names, units), ...choices.units },
  };
}

/** The choices that a person must make before stays can be imported. */
const missingChoices = ['dates', 'dateOrder', 'channel', 'property', 'stays'] as const;
export type MissingChoice = (typeof missingChoices)[number];

/** Returns the first choice that is missing; undefined if the stays can be examined. */
export function findMissingChoice(
  table: ImportedTable,
  choices: StayChoices,
  rows: readonly ReadRow[],
): MissingChoice | undefined {
  const { columns, dateOrder, channel, units } = choices;
  if (!hasDates(columns)) return 'dates';
  if (dateOrder === 'unknown') return 'dateOrder';
  if (!columns.includes('channel') && channel.trim() === '') return 'channel';
  if (listPropertyNames(table, columns).every((name) => (units[name] ?? '') === '')) return 'property';
  return getStays(rows).length === 0 ? 'stays' : undefined;
}
