import type * as v from 'valibot';
import type { settings, SettingName } from './settings.ts';

type Value<Name extends SettingName> = v.InferOutput<(typeof settings)[Name]['schema']>;
type HasFallback<Name extends SettingName> = (typeof settings)[Name] extends { fallback: string }
  ? true
  : false;

/** The parsed settings, before defaults that depend on other settings. */
export type Read = {
  [Name in SettingName]: HasFallback<Name> extends true ? Value<Name> : Value<Name> | undefined;
};
