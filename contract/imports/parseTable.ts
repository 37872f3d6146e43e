import { decodeText } from './decodeText.ts';
import { importLimits, type TableProblem } from './limits.ts';

/** A table of a file with separated values, of which no row has more values than the header. */
export interface ImportedTable {
  header: readonly string[];
  /** The rows below the header that are not empty. */
  rows: readonly (readonly string[])[];
  /** The number of the line of each row in the file, from 1. */
  lines: readonly number[];
}

const separators = [',', ';', '\t', '|'] as const;

/** The number of characters and lines at the beginning of a file that decide about its separator. */
const [examinedCharacters, examinedLines] = [20_000, 20];

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Whether a file is a workbook of Excel, Numbers or LibreOffice, in the present or the former format. */
const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const isBinary = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x89, 0x50, 0x4e, 0x47);

/** Returns the most frequent separator of the first lines, outside quotation marks. */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, examinedCharacters)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n', examinedLines)
    .filter((line) => line.trim() !== '');
  const count = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    // A separator occurs in every line; a comma of a sentence or an amount does not.
    return Math.min(...counts) * 1000 + counts.reduce((sum, each) => sum + each, 0);
  };
  return separators.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** A value as text: without control characters, surrounding spaces and what is beyond the limit. */
const cleanCell = (typed: string): string =>
  typed
    .slice(0, importLimits.cell)
    // oxlint-disable-next-line no-control-regex -- files may contain zero bytes, which no database stores.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()
    // A formula with which exports prevent that Excel reads a number: `="00123"`.
    .replace(/^="(.*)"$/, '$1');

interface ParsedRow {
  line: number;
  cells: string[];
}

/** Splits a text into rows and values (RFC 4180); throws a problem at the first row beyond a limit. */
function splitRows(text: string, separator: string): ParsedRow[] {
  const rows: ParsedRow[] = [];
  let [line, at] = [1, 0];
  while (at < text.length) {
    const row: ParsedRow = { line, cells: [] };
    for (;;) {
      let end: number;
      if (text[at] === '"') {
        let value = '';
        let from = at + 1;
        for (;;) {
          const quote = text.indexOf('"', from);
          end = quote === -1 ? text.length : quote;
          value += text.slice(from, end);
          if (text[end + 1] !== '"') break;
          value += '"';
          from = end + 2;
        }
        line += value.split('\n').length - 1;
        row.cells.push(cleanCell(value));
        // Anything between the quotation mark and the next separator is omitted.
        end = findEnd(text, end + 1, separator);
      } else {
        end = findEnd(text, at, separator);
        row.cells.push(cleanCell(text.slice(at, end)));
      }
      at = end + 1;
      if (row.cells.length > importLimits.columns) throw new UnreadableTable('tooManyColumns');
      if (end >= text.length || text[end] === '\n') break;
    }
    line += 1;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    if (rows.length > importLimits.rows + 1) throw new UnreadableTable('tooManyRows');
  }
  return rows;
}

function findEnd(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return end;
}

class UnreadableTable extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Returns the first row that has at least two values, which the lines of a title above a table do not have. */
function findHeader(rows: readonly ParsedRow[]): number {
  const widest = Math.max(...rows.slice(0, examinedLines).map(countValues));
  return rows.findIndex((row) => countValues(row) >= Math.max(2, widest / 2));
}

const countValues = ({ cells }: ParsedRow) => cells.filter((cell) => cell !== '').length;

/** Reads the table of a file with separated values, whatever its encoding and separator; or says why it cannot be read. */
export function parseTable(bytes: Uint8Array): ImportedTable | { problem: TableProblem } {
  if (bytes.length > importLimits.tableBytes) return { problem: 'tooLarge' };
  if (bytes.length === 0) return { problem: 'empty' };
  if (isSpreadsheet(bytes)) return { problem: 'spreadsheet' };
  if (isBinary(bytes)) return { problem: 'notText' };
  const decoded = decodeText(bytes).replaceAll(/\r\n?/g, '\n');
  // Excel writes and reads the separator in the first line.
  const named = /^\uFEFF?sep=(.)\n/i.exec(decoded);
  const text = decoded.slice(named?.[0].length ?? 0).replace(/^\uFEFF/, '');
  try {
    const rows = splitRows(text, named?.[1] ?? guessSeparator(text));
    if (rows.length === 0) return { problem: 'empty' };
    const first = findHeader(rows);
    const header = rows[first];
    if (!header || rows.length < first + 2) return { problem: 'noTable' };
    const below = rows.slice(first + 1);
    return {
      header: header.cells,
      rows: below.map(({ cells }) => header.cells.map((_, index) => cells[index] ?? '')),
      lines: below.map(({ line }) => (named ? line + 1 : line)),
    };
  } catch (error) {
    if (error instanceof UnreadableTable) return { problem: error.problem };
    throw error;
  }
}
