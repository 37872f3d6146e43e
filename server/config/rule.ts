import type { Read } from './read.ts';
import type { SettingName } from './settings.ts';

/** A rule over several settings: the problem with its setting, or undefined; and others that have to be right. */
export type Rule = readonly [
  setting: SettingName,
  problem: (read: Read) => string | undefined,
  others?: readonly SettingName[],
];
