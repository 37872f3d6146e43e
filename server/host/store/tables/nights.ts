import type { Generated } from 'kysely';
import type { GeneratedInstant, Nullable } from './columns.ts';

/** The author, the reason and the time of a change of nights. */
interface ChangeColumns {
  /** The host's note. */
  reason: Nullable<string>;
  /** The id of the user of the dashboard; null for the command line. */
  changedBy: Nullable<string>;
  changedAt: GeneratedInstant;
}

/** A night whose price or minimum stay replaces that of the property's rules and seasons. */
export interface NightOverrideTable extends ChangeColumns {
  unitId: string;
  night: string;
  /** In cents; null for the usual price. */
  price: Nullable<number>;
  /** In nights, for stays that begin on this night; null for the usual one. */
  minimumStay: Nullable<number>;
}

/** A change of the price or the minimum stay of the nights `[startDate, endDate)`. */
export interface NightChangeTable extends ChangeColumns {
  id: Generated<string>;
  unitId: string;
  startDate: string;
  endDate: string;
  changesPrice: boolean;
  changesMinimumStay: boolean;
  /** In cents; null if the change restored the usual price, or did not concern it. */
  price: Nullable<number>;
  minimumStay: Nullable<number>;
}
