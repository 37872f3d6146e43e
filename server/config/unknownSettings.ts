import { settingNames, type SettingName } from './settings.ts';

const bare = (name: string) => name.toUpperCase().replaceAll(/[_\s-]/g, '');

const withoutOne = (text: string) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
const withTwoSwapped = (text: string) =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1, at + 2) + text[at] + text.slice(at + 2));

/** Whether two names are one slip of a finger apart: a letter too many, too few, another one, or two swapped. */
function isTypingError(typed: string, name: string): boolean {
  const [shorter, longer] = [withoutOne(name), withoutOne(typed)];
  if (typed === name || longer.includes(name) || shorter.includes(typed)) return true;
  if (typed.length !== name.length) return false;
  return withTwoSwapped(typed).includes(name) || longer.some((rest, at) => rest === shorter[at]);
}

/** Names that are no setting but look much like one, each with the one that may be meant. */
export const unknownSettings = (names: readonly string[]): { typed: string; meant: SettingName }[] =>
  names
    .filter((typed) => !settingNames.some((name) => name === typed))
    .flatMap((typed) => {
      const meant = settingNames.find((name) => isTypingError(bare(typed), bare(name)));
      return meant === undefined ? [] : [{ typed, meant }];
    });
