import { settingNames, type SettingName } from './settings.ts';

const words = (name: string) => name.toUpperCase().replaceAll(/[\s-]/g, '_').split('_');
const bare = (name: string) => words(name).join('');

/** The length from which a name may have two typing errors: shorter names would resemble too many others. */
const longName = 10;

/**
 * The number of typing errors between two texts: an additional, missing or wrong letter, or two swapped ones (optimal
 * string alignment).
 */
function countTypingErrors(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current.push(
        Math.min(
          previous[at]! + 1,
          current[at - 1]! + 1,
          previous[at - 1]! + (isSame ? 0 : 1),
          isSwapped ? before[at - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length]!;
}

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
