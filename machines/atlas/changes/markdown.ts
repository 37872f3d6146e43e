import type { PictureChange } from './compare.ts';
import type { Kind, MachineChange, SentenceChange, StateChange } from './since.ts';
import { counted } from '../words.ts';
import {
  getInnerChanges,
  findNoticed,
  summarizeChange,
  getTitle,
  withNames,
  type InnerChange,
  type Names,
} from './relevantChanges.ts';

/** What is otherwise than at an earlier revision. */
export interface Since {
  revision: string;
  machines: readonly MachineChange[];
  /** What states are called for people, by their names in the code. */
  names?: Names;
  /** Nothing where no pictures of both revisions are there; then says why. */
  pictures: readonly PictureChange[] | undefined;
  /** What somebody who reads this must know about the pictures. */
  note: string;
}

const signs: Readonly<Record<Kind, string>> = { added: 'New', removed: 'Gone', changed: 'Changed' };

const becomes = ({ before, after }: SentenceChange, names?: Names): string => {
  const [was, is] = [before, after].map((words) => words && withNames(words, names));
  if (was === undefined) return `new: ${is}`;
  return is === undefined ? `gone: ${was}` : `${is} (before: ${was})`;
};

const quoted = (words: string | undefined) => words && `“${words}”`;

const ofState = ({ state, kind, sentences, arrows }: StateChange, names?: Names) => [
  `- **${signs[kind]}** ${getTitle(state, names)}`,
  ...sentences.map(({ before, after }) => {
    const [was, is] = [quoted(before), quoted(after)];
    return `  - ${becomes({ ...(was && { before: was }), ...(is && { after: is }) }, names)}`;
  }),
  ...arrows.map((arrow) => `  - ${arrow.words} → ${becomes(arrow, names)}`),
];

const ofMachine = ({ machine, kind, states }: MachineChange, names?: Names) => [
  '',
  `### ${getTitle(machine, names)}${kind === 'changed' ? '' : `, ${signs[kind].toLowerCase()}`}`,
  '',
  ...states.flatMap((state) => ofState(state, names)),
];

const ofInner = (inner: readonly InnerChange[], names?: Names) =>
  inner.length === 0
    ? []
    : [
        '',
        `<details><summary>${counted(inner.length, 'change')} inside machines, which nobody notices who uses them</summary>`,
        '',
        ...inner.map(({ what, where }) => {
          const places = where.map(
            ({ machine, state }) => `${getTitle(machine, names)}: ${getTitle(state, names)}`,
          );
          return `- ${what} (${places.join('; ')})`;
        }),
        '',
        '</details>',
      ];

/** How much of a picture, in words: never nothing. */
export const shareInWords = (share: number): string =>
  `${Math.max(share * 100, 0.01).toFixed(share < 0.01 ? 2 : 0)} %`;

const ofPictures = (pictures: readonly PictureChange[], names?: Names) =>
  [...Map.groupBy(pictures, ({ after: { machine, state } }) => `${machine} ${state}`).values()].map(
    (same) => {
      const { machine, state } = same[0]!.after;
      const where = same.map(
        ({ after: { language, device, scheme }, share }) =>
          `${language} ${device} ${scheme} ${shareInWords(share)}`,
      );
      return `- ${getTitle(machine, names)}: ${getTitle(state, names)}: ${where.join('; ')}`;
    },
  );

/** In how many machines how many states and arrows are otherwise for whoever uses them, in one sentence. */
export function getSummary(since: Since): string {
  const machines = findNoticed(since.machines);
  const states = machines.flatMap((machine) => machine.states);
  const arrows = states.flatMap((state) => state.arrows);
  if (since.machines.length === 0) return 'The machines do what they did.';
  if (machines.length === 0)
    return 'Whoever uses the machines notices nothing: only what they do inside is otherwise.';
  return `${counted(states.length, 'state')} and ${counted(arrows.length, 'arrow')} in ${counted(machines.length, 'machine')} are otherwise.`;
}

/** What is otherwise, as Markdown for a pull request. */
export const renderMarkdown = (since: Since): string =>
  [
    `## What is otherwise since ${since.revision}`,
    '',
    getSummary(since),
    '',
    ...findNoticed(since.machines).map(
      (one) => `- ${getTitle(one.machine, since.names)}: ${summarizeChange(one)}`,
    ),
    ...findNoticed(since.machines).flatMap((one) => ofMachine(one, since.names)),
    ...ofInner(getInnerChanges(since.machines), since.names),
    '',
    '### Pictures',
    '',
    ...(since.pictures && since.pictures.length > 0
      ? [
          `${counted(since.pictures.length, 'picture')} look otherwise.`,
          '',
          ...ofPictures(since.pictures, since.names),
          '',
        ]
      : since.pictures
        ? ['Nothing looks otherwise.', '']
        : []),
    ...(since.note === '' ? [] : [since.note, '']),
  ].join('\n');
