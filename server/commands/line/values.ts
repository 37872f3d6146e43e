import { InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { calendarDate, unitId } from '../../../contract/primitives.ts';

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
export const asUnitId = required(unitId, 'Give the name of a property’s folder in CONTENT_DIR.');
