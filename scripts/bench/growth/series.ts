import { inWords } from '../table.ts';
import type { Goal, Row, Unit } from '../figure.ts';

/** The growing quantity: the number of stored properties or reservations. */
export type Subject = 'properties' | 'reservations';

/** A figure measured at several sizes, in ascending order. */
export interface Series {
  id: string;
  name: string;
  unit: Unit;
  of: Subject;
  values: readonly { size: number; measured: number }[];
  /** The goal at the largest size. */
  goal?: Goal;
  notes?: readonly string[];
}

/** An exponent up to this is noise: the figure does not grow. */
const constantUpTo = 0.05;

/**
 * Returns the exponent between the last two sizes: 0 for a figure that does not grow, 1 for one that grows in
 * proportion to the size.
 */
export function getExponent(values: Series['values']): number | undefined {
  const [before, last] = values.slice(-2);
  if (!before || !last || before.measured <= 0 || last.measured <= 0) return undefined;
  return Math.log(last.measured / before.measured) / Math.log(last.size / before.size);
}

/** Returns the size at which the figure would exceed its goal if it continued to grow like this. */
export function getLimit({ values, goal }: Pick<Series, 'values' | 'goal'>): number | undefined {
  const exponent = getExponent(values);
  const last = values.at(-1);
  if (!goal || !('most' in goal) || !last || exponent === undefined || exponent <= constantUpTo) {
    return undefined;
  }
  return last.size * (goal.most / last.measured) ** (1 / exponent);
}

const twoDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** Formats the growth of a series: its values, the exponent and the limit. */
function growthInWords({ of, values, goal, unit }: Series): string {
  const each = values.map(({ size, measured }) => `${size.toLocaleString('en')}: ${inWords(measured, unit)}`);
  const exponent = getExponent(values);
  const limit = getLimit({ values, ...(goal && { goal }) });
  return [
    each.join(' · '),
    ...(exponent === undefined ? [] : [`exponent ${exponent.toFixed(2)}`]),
    ...(limit === undefined ? [] : [`limit about ${twoDigits.format(limit)} ${of}`]),
  ].join('; ');
}

/** Returns the row of a series: the value at its largest size, and its growth. */
export function toRow(series: Series): Row {
  const { id, name, unit, values, goal, notes = [] } = series;
  const last = values.at(-1);
  if (!last) throw new Error(`${id} was measured at no size`);
  return {
    id,
    name,
    unit,
    measured: last.measured,
    ...(goal && { goal }),
    notes: [growthInWords(series), ...notes],
  };
}
