import type { Read } from './read.ts';
import type { SettingName } from './settings.ts';

/**
 * A rule over several settings: its setting, a function that returns the problem or undefined, and other settings that
 * must be valid for it.
 */
export type Rule = readonly [
  setting: SettingName,
  problem: (read: Read) => string | undefined,
  others?: readonly SettingName[],
];
