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

/** The differences from an earlier revision. */
export interface Changes {
  revision: string;
  machines: readonly MachineChange[];
  /** Display names of states, by their names in the code. */
  names?: Names;
  /** Undefined if pictures of one of the revisions are missing; `note` then gives the reason. */
  pictures: readonly PictureChange[] | undefined;
  /** A remark about the pictures for the reader. */
  note: string;
}

const signs: Readonly<Record<Kind, string>> = { added: 'New', removed: 'Removed', changed: 'Changed' };

const becomes = ({ before, after }: SentenceChange, names?: Names): string => {
  const [was, is] = [before, after].map((words) => words && withNames(words, names));
  if (was === undefined) return `new: ${is}`;
  return is === undefined ? `removed: ${was}` : `${is} (before: ${was})`;
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
        `<details><summary>${counted(inner.length, 'internal change')} without effect for users</summary>`,
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

/** Formats a share of a picture as a percentage, at least 0.01 %. */
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

/** Summarizes how many states and arrows changed for users, in one sentence. */
export function getSummary(since: Changes): string {
  const machines = findNoticed(since.machines);
  const states = machines.flatMap((machine) => machine.states);
  const arrows = states.flatMap((state) => state.arrows);
  if (since.machines.length === 0) return 'No machine has changed.';
  if (machines.length === 0) return 'Nothing has changed for users; the machines have internal changes only.';
  return `${counted(states.length, 'state')} and ${counted(arrows.length, 'arrow')} changed in ${counted(machines.length, 'machine')}.`;
}

/** Renders the differences as Markdown for a pull request. */
export const renderMarkdown = (since: Changes): string =>
  [
    `## Changes since ${since.revision}`,
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
          `${counted(since.pictures.length, 'picture')} changed.`,
          '',
          ...ofPictures(since.pictures, since.names),
          '',
        ]
      : since.pictures
        ? ['No picture has changed.', '']
        : []),
    ...(since.note === '' ? [] : [since.note, '']),
  ].join('\n');
