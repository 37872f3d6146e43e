import type { ColumnType, Generated } from 'kysely';
import type { GeneratedInstant, Nullable } from './columns.ts';

/** JSON, which is inserted as a text. */
type Json = ColumnType<unknown, string, string>;

/**
 * A version of a property. A published version never changes, except for the copy of a folder in CONTENT_DIR, which
 * follows its files.
 */
export interface PropertyVersionTable {
  unitId: string;
  /** The number of the version, from 1 for each property. */
  number: number;
  state: 'draft' | 'published' | 'superseded';
  /** Whether it is a copy of the property's folder in CONTENT_DIR; the dashboard manages all others. */
  fromFiles: Generated<boolean>;
  /** The host's input, `{ property, texts }`, with the values of the YAML files. */
  document: Json;
  /** The sizes and content hashes of its photos, by the names of their files. */
  photoSizes: Json;
  /** The SHA-256 hash of the document and the photo sizes. */
  hash: string;
  /** The id of the user of the dashboard; null for the command line and for files. */
  author: Nullable<string>;
  /** The host's note about the change. */
  note: Nullable<string>;
  createdAt: GeneratedInstant;
  publishedAt: Nullable<Date>;
}

/** A version of the settings of the site; a published one never changes. */
export interface SiteSettingsTable {
  /** The number of the version, from 1. */
  number: number;
  state: 'published' | 'superseded';
  /** The settings (`contract/content/siteSettings.ts`). */
  document: Json;
  /** The id of the user of the dashboard; null for the command line. */
  author: Nullable<string>;
  /** The host's note about the change. */
  note: Nullable<string>;
  createdAt: GeneratedInstant;
  publishedAt: GeneratedInstant;
}

/** A secret among the settings of the site. */
export interface SiteSecretTable {
  name: 'mailPassword' | 'stripeKey';
  /** The encrypted secret. */
  sealed: string;
  /** The last four characters of a key, which owners see; null for a password. */
  ending: Nullable<string>;
  createdAt: GeneratedInstant;
}
