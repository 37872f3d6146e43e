import { settings, type SettingName } from './settings.ts';

export interface SettingError {
  setting: SettingName;
  /** Completes the sentence "SETTING …" and says how to fix it. */
  problem: string;
}

/** All invalid settings, which keep the site from starting. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
  readonly mistakes: readonly SettingError[];

  constructor(mistakes: readonly SettingError[]) {
    super(mistakes.map(({ setting, problem }) => `${setting} ${problem}`).join('\n'));
    this.mistakes = mistakes;
  }
}

const isSecret = (name: SettingName) => 'secret' in settings[name];

/** Quotes a value for an operator; secrets are hidden. */
export const quoted = (name: SettingName, value: string): string =>
  isSecret(name) ? '(not shown)' : JSON.stringify(value);

/** Suggests to remove a setting, with the default that then applies. */
export function withoutIt(name: SettingName): string {
  const setting = settings[name];
  const instead = 'fallback' in setting ? setting.fallback : setting.otherwise;
  return `or remove it (default: ${instead})`;
}
