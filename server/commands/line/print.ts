import type { Money } from '../../../contract/values/money.ts';

// Control characters: guests choose their names, which must not control the operator's terminal.
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns a text that is safe to print on a terminal, on one line. */
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

/** Formats rows in aligned columns below their headings. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  aligned([headings, ...rows].map((row) => row.map(plain))).join('\n');

/** Formats names and values in two columns. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
  aligned(rows.map((row) => row.map(plain))).join('\n');

/** Formats an amount, such as `123.45 EUR`. */
export const amount = ({ amount: cents, currency }: Money): string =>
  `${(cents / 100).toFixed(2)} ${currency}`;
