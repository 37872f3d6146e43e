import type { ImportedStay } from '../dashboard/stayImports.ts';
import { fullName, splitName } from '../values/personName.ts';
import { daysLater, nightsBetween } from '../values/nights.ts';
import { isOwnSource } from '../values/sources.ts';
import { cleanLine, cleanLines } from '../values/typedText.ts';
import { parseAmount } from '../values/typedAmount.ts';
import { guessDateOrder, parseDate, type DateOrder } from './parseDate.ts';
import type { ImportedTable } from './parseTable.ts';
import type { ColumnChoices, StayColumn } from './stayColumns.ts';

/** How a host wants the rows of a file to be read. */
export interface StayChoices {
  columns: ColumnChoices;
  /** The order of day and month, which the person must choose if the file does not show it. */
  dateOrder: DateOrder | 'none' | 'unknown';
  /** The channel of rows without one. */
  channel: string;
  /** The ids of the properties by their names in the file; empty for a property that is not imported. */
  units: Readonly<Record<string, string>>;
}

/** Why a row is not imported. */
const rowProblems = [
  'cancelled',
  'past',
  'dateUnreadable',
  'datesReversed',
  'propertySkipped',
  'overlapsRow',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** Remarks about a row: values that are omitted or assumed. */
const rowNotes = ['guestsAssumed', 'nameMissing', 'emailOmitted', 'amountOmitted', 'payoutUnknown'] as const;
export type RowNote = (typeof rowNotes)[number];

/** A row as it would be stored. */
export interface ReadRow {
  /** The number of its line in the file. */
  line: number;
  problem: RowProblem | undefined;
  notes: readonly RowNote[];
  /** The stay; undefined if its dates or its property cannot be read. */
  stay: ImportedStay | undefined;
}

/** The name of the property of files without a column for it. */
const onlyProperty = '';

/** The states of stays that were cancelled, or that nobody has confirmed. */
const unconfirmed =
  /^open$|tentative|provisional|cancel|annul|storn|declin|denied|expired|inquiry|enquiry|no.?show|recus|refus|abgelehnt|rechaz|not.?possible/i;

/** Names of channels as other systems write them. */
const channelNames: readonly (readonly [RegExp, string])[] = [
  [/airbnb/i, 'Airbnb'],
  [/booking\.?\s?com|^booking$|^bcom$/i, 'Booking.com'],
  [/vrbo|homeaway|abritel|fewo-?direkt|expedia/i, 'Vrbo'],
];

const longestChannel = 40;

const findKnownChannel = (typed: string): string | undefined =>
  channelNames.find(([pattern]) => pattern.test(typed))?.[1];

/** Returns the name of a channel; a stay that was booked directly with another system is none of the site. */
export function toChannelName(typed: string): string {
  const name = findKnownChannel(typed) ?? typed.trim().slice(0, longestChannel);
  return isOwnSource(name.toLowerCase()) ? `${name} (import)` : name;
}

type Cells = Readonly<Partial<Record<StayColumn, string>>>;

const readCells = (row: readonly string[], columns: ColumnChoices): Cells =>
  Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, row[index] ?? '']] : [])));

/** Returns an e-mail address; undefined if it is none. The host checks it again. */
const toEmail = (typed = ''): string | undefined =>
  /^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,63}$/.test(typed.trim()) ? typed.trim() : undefined;

const toCount = (text: string | undefined): number => {
  const [digits] = /\d{1,3}/.exec(text ?? '') ?? [];
  return Number(digits ?? 0);
};

const longestName = 80;
const toName = (text: string) => cleanLine(text).slice(0, longestName).trim();

/** Splits a name; `Silva, Ana` has the last name first. */
function readName(full: string): { firstName: string; lastName: string } {
  const [last = '', first] = full.split(/\s*,\s*/, 2);
  const name = first ? { firstName: first, lastName: last } : splitName(full);
  return { firstName: toName(name.firstName), lastName: toName(name.lastName) };
}

function readGuest(cells: Cells) {
  const own = { firstName: toName(cells.firstName ?? ''), lastName: toName(cells.lastName ?? '') };
  return own.firstName !== '' || own.lastName !== '' ? own : readName(cells.guest ?? '');
}

const isEuro = (text: string) => /€|\beur\b|euro/i.test(text) || !/[\p{Sc}]|\b[a-z]{3}\b/iu.test(text);

/** Returns the cents of an amount in euros; undefined for another currency, and for what is no amount. */
export function readCents(typed: string | undefined, currency = ''): number | undefined {
  const text = typed ?? '';
  if (text === '' || !isEuro(text) || !isEuro(currency)) return undefined;
  const cents = parseAmount(text.replaceAll(/euros?|eur/gi, ''));
  return Number.isSafeInteger(cents) && cents < 100_000_000 ? cents : undefined;
}

/**
 * Reads what a channel pays to the host: a column of its own, or the price less the commission. The price of a large
 * channel, which keeps a commission, is no payout without it.
 */
function readMoney(cells: Cells, channel: string) {
  const commission = readCents(cells.commission, cells.currency);
  const total = readCents(cells.total, cells.currency);
  const kept = commission ?? (findKnownChannel(channel) === undefined ? 0 : undefined);
  const rest = total === undefined || kept === undefined ? undefined : Math.max(0, total - kept);
  const payout = readCents(cells.amount, cells.currency) ?? rest;
  const notes: RowNote[] =
    payout !== undefined || !(cells.amount || cells.total)
      ? []
      : [total === undefined ? 'amountOmitted' : 'payoutUnknown'];
  const money = { ...(payout !== undefined && { payout }), ...(commission !== undefined && { commission }) };
  return { money, notes };
}

/** The longest stay that a file can contain, in nights; a longer one is a mistyped year. */
const longestNights = 365;

function readDates(
  cells: Cells,
  { dateOrder }: StayChoices,
): { startDate: string; endDate: string } | undefined {
  const order = dateOrder === 'mdy' ? 'mdy' : 'dmy';
  const startDate = parseDate(cells.arrival ?? '', order);
  if (startDate === undefined) return undefined;
  const nights = toCount(cells.nights);
  const endDate =
    parseDate(cells.departure ?? '', order) ?? (nights > 0 ? daysLater(startDate, nights) : undefined);
  return endDate === undefined ? undefined : { startDate, endDate };
}

const mostGuests = 50;

function readStay(
  cells: Cells,
  choices: StayChoices,
  dates: { startDate: string; endDate: string },
  unit: string,
) {
  const name = toChannelName(cells.channel ?? '') || toChannelName(choices.channel) || 'Import';
  const guest = readGuest(cells);
  const hasName = fullName(guest) !== '';
  const counted = toCount(cells.guests) || toCount(cells.adults) + toCount(cells.children);
  const email = toEmail(cells.email);
  const reference = (cells.reference ?? '').slice(0, 60);
  const { money, notes: moneyNotes } = readMoney(cells, name);
  const note = cleanLines(cells.note ?? '');
  const notes: RowNote[] = [
    ...(counted === 0 ? (['guestsAssumed'] as const) : []),
    ...(hasName ? [] : (['nameMissing'] as const)),
    ...(cells.email && email === undefined ? (['emailOmitted'] as const) : []),
    ...moneyNotes,
  ];
  const stay: ImportedStay = {
    unit,
    ...dates,
    guests: Math.min(Math.max(1, counted), mostGuests),
    // A stay without a name still needs one in the calendar.
    guest: hasName ? guest : { firstName: name, lastName: '' },
    ...(email !== undefined && { email }),
    ...(cells.phone && { phone: cells.phone.slice(0, 40) }),
    channel: { name, ...(reference !== '' && { reference }), ...money },
    ...(note && { note }),
  };
  return { stay, notes };
}

function readRow(row: readonly string[], line: number, choices: StayChoices, today: string): ReadRow {
  const cells = readCells(row, choices.columns);
  const none = { line, notes: [], stay: undefined };
  if (cells.status && unconfirmed.test(cells.status)) return { ...none, problem: 'cancelled' };
  const dates = readDates(cells, choices);
  if (!dates) return { ...none, problem: 'dateUnreadable' };
  const nights = nightsBetween(dates.startDate, dates.endDate);
  if (nights <= 0 || nights > longestNights) return { ...none, problem: 'datesReversed' };
  if (dates.endDate < today) return { ...none, problem: 'past' };
  const unit = choices.units[cells.property ?? onlyProperty] ?? '';
  if (unit === '') return { ...none, problem: 'propertySkipped' };
  return { line, problem: undefined, ...readStay(cells, choices, dates, unit) };
}

/** Marks stays that have a night in common with an earlier row of the same property. */
function markOverlaps(rows: readonly ReadRow[]): ReadRow[] {
  const kept = new Map<string, ImportedStay[]>();
  return rows.map((row) => {
    const { stay } = row;
    if (!stay) return row;
    const others = kept.get(stay.unit) ?? [];
    if (others.some((other) => other.startDate < stay.endDate && stay.startDate < other.endDate)) {
      return { ...row, problem: 'overlapsRow' as const };
    }
    kept.set(stay.unit, [...others, stay]);
    return row;
  });
}

/** Reads the rows of a table as stays. `today` is a date; stays that have ended before are not imported. */
export const readStays = (table: ImportedTable, choices: StayChoices, today: string): ReadRow[] =>
  markOverlaps(table.rows.map((row, index) => readRow(row, table.lines[index]!, choices, today)));

/** Returns the stays that can be imported. */
export const getStays = (rows: readonly ReadRow[]): ImportedStay[] =>
  rows.flatMap(({ stay, problem }) => (stay && problem === undefined ? [stay] : []));

const getColumn = (
  { rows }: ImportedTable,
  columns: ColumnChoices,
  column: StayColumn,
): string[] | undefined => {
  const index = columns.indexOf(column);
  return index === -1 ? undefined : rows.map((row) => row[index] ?? '');
};

/** Returns the order of day and month in the chosen columns of a table. */
export function findDateOrder(table: ImportedTable, columns: ColumnChoices): StayChoices['dateOrder'] {
  const arrivals = getColumn(table, columns, 'arrival') ?? [];
  const departures = getColumn(table, columns, 'departure');
  return guessDateOrder(arrivals.map((arrival, index) => [arrival, departures?.[index] ?? '']));
}

/** The number of properties of a file that can be mapped to those of the site. */
const mostNames = 100;

/** Lists the names of the properties in a table; one without a name if no column has them. */
export function listPropertyNames(table: ImportedTable, columns: ColumnChoices): string[] {
  const names = getColumn(table, columns, 'property');
  return names ? [...new Set(names)].slice(0, mostNames) : [onlyProperty];
}

const normalize = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

interface NamedUnit {
  id: string;
  name: string;
}

/** Guesses the properties of the site from their names in a file. */
export function guessUnits(names: readonly string[], units: readonly NamedUnit[]): Record<string, string> {
  const find = (name: string) => {
    if (units.length === 1) return units[0]!.id;
    const typed = normalize(name);
    if (typed === '') return '';
    const found = units.filter((unit) =>
      [normalize(unit.name), normalize(unit.id)].some(
        (own) => own !== '' && (own === typed || typed.includes(own) || own.includes(typed)),
      ),
    );
    return found.length === 1 ? found[0]!.id : '';
  };
  return Object.fromEntries(names.map((name) => [name, find(name)]));
}
