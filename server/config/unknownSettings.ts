import { settingNames, type SettingName } from './settings.ts';

const bare = (name: string) => name.toUpperCase().replaceAll(/[_\s-]/g, '');

const withoutOne = (text: string) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
const withTwoSwapped = (text: string) =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1, at + 2) + text[at] + text.slice(at + 2));

/** Whether two names differ by one typing error: an additional, missing or wrong letter, or two swapped ones. */
function isTypingError(typed: string, name: string): boolean {
  const [shorter, longer] = [withoutOne(name), withoutOne(typed)];
  if (typed === name || longer.includes(name) || shorter.includes(typed)) return true;
  if (typed.length !== name.length) return false;
  return withTwoSwapped(typed).includes(name) || longer.some((rest, at) => rest === shorter[at]);
}

/** Returns unknown names that resemble a setting, each with the setting that is probably meant. */
export const unknownSettings = (names: readonly string[]): { typed: string; meant: SettingName }[] =>
  names
    .filter((typed) => !settingNames.some((name) => name === typed))
    .flatMap((typed) => {
      const meant = settingNames.find((name) => isTypingError(bare(typed), bare(name)));
      return meant === undefined ? [] : [{ typed, meant }];
    });
