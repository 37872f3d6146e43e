import { InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { calendarDate, unitId } from '../../../contract/schemas/primitives.ts';
import { WrongUsage } from './failures.ts';

const required = (schema: v.GenericSchema<string, string>, requirement: string) => (text: string) => {
  if (v.is(schema, text)) return text;
  throw new InvalidArgumentError(requirement);
};

/** Parsers for values of the command line. */
export const asDate = required(calendarDate, 'Give a date as YYYY-MM-DD, such as 2027-05-14.');
export const asCount = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= 5000) return Number(text);
  throw new InvalidArgumentError('Give a number from 1 to 5000.');
};
export const asNightCount = (text: string): number => {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number of nights, such as 3.');
};
export const asCents = (text: string): number => {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > 0) return cents;
  throw new InvalidArgumentError(
    'Give an amount in euros with a point before the cents, such as 180 or 179.50.',
  );
};
export const asUnitId = required(unitId, 'Give the name of a property’s folder in CONTENT_DIR.');

/** Parses an amount in euros, such as `120.50` or `120`, to cents; undefined if it is none. */
export function parseEuros(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export function asEuros(text: string): number {
  const cents = parseEuros(text);
  if (cents !== undefined && cents > 0) return cents;
  throw new InvalidArgumentError('Give an amount in euros, such as 120.50.');
}

/**
 * Checks the dates of a list, both of which are included.
 * @throws {WrongUsage} if they are in the wrong order
 */
export function requireOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new WrongUsage(
    `--from ${from} is later than --to ${to}. Exchange the two dates, or correct the year.`,
  );
}
