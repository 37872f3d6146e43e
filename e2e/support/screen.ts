import type { VisibleScreen } from './visibleScreen.ts';

/** The visible and hidden content of a part of the page. Lists are complete: one item too many fails. */
export interface Screen {
  headings?: readonly string[];
  /** Texts of alerts, which are announced at once: a title and its explanation. */
  alert?: readonly string[];
  /** Texts of status messages, which are announced politely. */
  announcements?: readonly string[];
  /** Other texts, as whole messages. */
  texts?: readonly string[];
  actions?: readonly string[];
  disabled?: readonly string[];
  describeFields?: readonly string[];
  /** The current step in a list of steps. */
  step?: string;
  /** Texts that must be absent, in addition to the texts of other states. */
  absent?: readonly string[];
  /** The focused element when the guest arrives from another region. */
  focus?: string;
}

export const button = (name: string): string => `button “${name}”`;
export const link = (name: string): string => `link “${name}”`;
export const heading = (name: string): string => `heading “${name}”`;
export const alert = (name: string): string => `alert “${name}”`;
export const text = (name: string, value = ''): string => `text “${name}”: ${value}`;
export const area = (name: string, value = ''): string => `textarea “${name}”: ${value}`;
export const list = (name: string, value = ''): string => `list “${name}”: ${value}`;
export const checkbox = (name: string, isChecked = false): string =>
  `checkbox “${name}”: ${isChecked ? 'yes' : 'no'}`;
export const radio = (name: string, isChosen = false): string =>
  `radio “${name}”: ${isChosen ? 'yes' : 'no'}`;
/** A field that is visible and disabled. */
export const disabledField = (field: string): string => field.replace(/: .*$|: $/, '');

const normalize = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** The lines that are in one list and not in the other, as often as they are missing. */
const without = (lines: readonly string[], others: readonly string[]) => {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const compareLists = (what: string, now: readonly string[], expected: readonly string[] = []): string[] => {
  const [seen, required] = [now.map(normalize), expected.map(normalize)];
  return [
    ...without(required, seen).map((line) => `${what}: ${line} is missing`),
    ...without(seen, required).map((line) => `${what}: ${line} should not be there`),
  ];
};

const getText = ({ headings = [], alert = [], announcements = [], texts = [] }: Screen) =>
  [...headings, ...alert, ...announcements, ...texts].map(normalize);

/** Texts of other screens that are not on this one. Headings are compared one by one anyway. */
export const findForeignTexts = (screen: Screen, others: readonly Screen[]): string[] => {
  const own = getText(screen);
  const controls = [
    ...(screen.actions ?? []),
    ...(screen.disabled ?? []),
    ...(screen.describeFields ?? []),
  ].map(normalize);
  const foreign = new Set(others.flatMap((other) => getText({ ...other, headings: [] })));
  return [...foreign].filter((words) => ![...own, ...controls].some((line) => line.includes(words)));
};

/** The differences between the visible and the expected screen, in sentences. */
export function findDifferences(
  seen: VisibleScreen,
  screen: Screen,
  foreign: readonly string[] = [],
): string[] {
  const { alert = [], texts = [], absent = [], step = '' } = screen;
  const isEmpty = Object.keys(screen).length === 0;
  return [
    ...(isEmpty && seen.text !== '' ? [`words: “${seen.text}” where nothing should be`] : []),
    ...compareLists('heading', seen.headings, screen.headings),
    ...compareLists('read out at once', seen.alerts, alert.length === 0 ? [] : [alert.join(' ')]),
    ...compareLists('read out', seen.news, screen.announcements),
    ...compareLists('to press', seen.moves, screen.actions),
    ...compareLists('held back', seen.heldBack, screen.disabled),
    ...compareLists('to fill in', seen.fields, screen.describeFields),
    ...(seen.step === normalize(step) ? [] : [`step: “${seen.step}” instead of “${step}”`]),
    ...texts
      .map(normalize)
      .flatMap((line) => (seen.text.includes(line) ? [] : [`words: “${line}” are missing`])),
    ...[...absent, ...foreign]
      .map(normalize)
      .flatMap((line) => (seen.text.includes(line) ? [`words: “${line}” should not be there`] : [])),
  ];
}

/** The difference between the focused and the expected element. */
export const findFocusDifference = (seen: VisibleScreen, focus: string | undefined): string[] =>
  focus === undefined || seen.focus === normalize(focus)
    ? []
    : [`focus: on ${seen.focus} instead of on ${normalize(focus)}`];
