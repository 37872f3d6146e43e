import type { Money } from '../../../contract/primitives.ts';

// Guests choose their names: none may steer the terminal of whoever reads them.
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text as it may be written to a terminal, on one line. */
export const plain = (text: string): string => text.replaceAll(steering, ' ');

const aligned = (rows: readonly (readonly string[])[]) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

/** Rows below their headings, in columns that line up. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  aligned([headings, ...rows].map((row) => row.map(plain))).join('\n');

/** Values behind their names, in two columns. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
  aligned(rows.map((row) => row.map(plain))).join('\n');

/** An amount, such as `123.45 EUR`. */
export const amount = ({ amount: cents, currency }: Money): string =>
  `${(cents / 100).toFixed(2)} ${currency}`;
