import { settings, type SettingName } from './settings.ts';

export interface SettingError {
  setting: SettingName;
  /** Finishes the sentence "SETTING …" and says how to mend it. */
  problem: string;
}

/** Settings that the site cannot start with: all of them, not only the first. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
  readonly mistakes: readonly SettingError[];

  constructor(mistakes: readonly SettingError[]) {
    super(mistakes.map(({ setting, problem }) => `${setting} ${problem}`).join('\n'));
    this.mistakes = mistakes;
  }
}

const isSecret = (name: SettingName) => 'secret' in settings[name];

/** A value as it may be shown to an operator: secrets are not repeated. */
export const quoted = (name: SettingName, value: string): string =>
  isSecret(name) ? '(not shown)' : JSON.stringify(value);

/** What stands in a setting's place when it is removed. */
export function withoutIt(name: SettingName): string {
  const setting = settings[name];
  const instead = 'fallback' in setting ? setting.fallback : setting.otherwise;
  return `or remove it (then: ${instead})`;
}
