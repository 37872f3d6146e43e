import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Nullable } from './columns.ts';

/** Nights that nobody can book here, although no reservation has them. */
export interface BlockedNightsTable {
  id: Generated<string>;
  unitId: string;
  startDate: string;
  endDate: string;
  /** `[startDate, endDate)`, kept by the database. */
  nights: ColumnType<string, never, never>;
  /** What the host noted of it. */
  why: Nullable<string>;
  createdAt: GeneratedInstant;
  /** The calendar elsewhere that says so; null where the host closed them here. */
  calendarId: Nullable<string>;
  /** Whether a guest may stay then, by that calendar. */
  isStay: Generated<boolean>;
  /** Whether that calendar says no more than that they are taken, as one that repeats what it has read here. */
  isClosure: Generated<boolean>;
  /** Since when that calendar does not say so any more, while a second reading is awaited. */
  missingSince: Nullable<Date>;
}

/** A calendar of another channel, which is read again and again. */
export interface CalendarTable {
  id: string;
  unitId: string;
  /** What the host calls it; no other of the property is called so. */
  name: string;
  /** Where it is, sealed; null where the key that it was sealed with is lost. */
  address: Nullable<string>;
  createdAt: GeneratedInstant;
  /** When it is to be read next. */
  dueAt: GeneratedInstant;
  /** When it was last asked for, and when last had, changed or not. */
  triedAt: Nullable<Date>;
  readAt: Nullable<Date>;
  /** When it was last had as a whole. */
  wholeAt: Nullable<Date>;
  /** What it was known by then. */
  etag: Nullable<string>;
  lastModified: Nullable<string>;
  /** Events in it that cannot be read, or only in part. */
  unreadable: Generated<number>;
  /** The first of them, and the keys of those that the host was told, as JSON. */
  problems: Generated<string>;
  toldProblems: Generated<string>;
  /** Whether what it blocks without a stay is left out. */
  staysOnly: Generated<boolean>;
  /** Tries in a row that failed, since when, and why the latest did. */
  failures: Generated<number>;
  failingSince: Nullable<Date>;
  failure: Nullable<string>;
  /** Whether its host was told so, and not yet that it is well again. */
  toldFailing: Generated<boolean>;
}

/** A stay elsewhere that meets a reservation, of which the host was told. */
export interface CalendarConflictTable {
  calendarId: string;
  reservationId: string;
  /** The nights elsewhere. */
  startDate: string;
  endDate: string;
  notedAt: GeneratedInstant;
}
