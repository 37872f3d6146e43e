import { countTypingErrors } from '../../contract/values/countTypingErrors.ts';
import { settingNames, type SettingName } from './settings.ts';

const words = (name: string) => name.toUpperCase().replaceAll(/[\s-]/g, '_').split('_');
const bare = (name: string) => words(name).join('');

/** The length from which a name may have two typing errors: shorter names would resemble too many others. */
const longName = 10;

/** Whether a name consists of the first words of a setting, at least two of them: STRIPE_SECRET for STRIPE_SECRET_KEY. */
function isBeginning(typed: string, name: string): boolean {
  const [begun, whole] = [words(typed), words(name)];
  return begun.length > 1 && begun.length < whole.length && begun.every((word, at) => word === whole[at]);
}

const isMisspelt = (typed: string, name: string): boolean =>
  isBeginning(typed, name) ||
  countTypingErrors(bare(typed), bare(name)) <= (bare(name).length < longName ? 1 : 2);

/** Returns unknown names that resemble a setting, each with the setting that is probably meant. */
export const unknownSettings = (names: readonly string[]): { typed: string; meant: SettingName }[] =>
  names
    .filter((typed) => !settingNames.some((name) => name === typed))
    .flatMap((typed) => {
      const meant = settingNames.find((name) => isMisspelt(typed, name));
      return meant === undefined ? [] : [{ typed, meant }];
    });
