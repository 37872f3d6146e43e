import type { PictureChange } from './compare.ts';
import type { ArrowChange, Kind, MachineChange, Said, StateChange } from './since.ts';
import { counted } from '../words.ts';

/** What is otherwise than at an earlier revision. */
export interface Since {
  revision: string;
  machines: readonly MachineChange[];
  /** Nothing where no pictures of both revisions are there; then says why. */
  pictures: readonly PictureChange[] | undefined;
  /** What somebody who reads this must know about the pictures. */
  note: string;
}

const signs: Readonly<Record<Kind, string>> = { added: 'New', removed: 'Gone', changed: 'Changed' };

const becomes = ({ before, after }: Said, quoted = (words: string) => words): string => {
  if (before === undefined) return `new: ${quoted(after ?? '')}`;
  if (after === undefined) return `gone: ${quoted(before)}`;
  return `was ${quoted(before)}, is ${quoted(after)}`;
};

const ofArrow = (arrow: ArrowChange) => `  - ${arrow.words}: ${becomes(arrow)}`;
const ofWords = (said: Said) => `  - ${becomes(said, (words) => `“${words}”`)}`;

const ofState = ({ state, kind, said, arrows }: StateChange) => [
  `- **${signs[kind]}** \`${state}\``,
  ...said.map(ofWords),
  ...arrows.map(ofArrow),
];

const ofMachine = ({ machine, kind, states }: MachineChange) => [
  '',
  `### ${machine}${kind === 'changed' ? '' : `, ${signs[kind].toLowerCase()}`}`,
  '',
  ...states.flatMap(ofState),
];

/** How much of a picture, in words: never nothing. */
export const shareInWords = (share: number): string =>
  `${Math.max(share * 100, 0.01).toFixed(share < 0.01 ? 2 : 0)} %`;

const ofPictures = (pictures: readonly PictureChange[]) =>
  [...Map.groupBy(pictures, ({ after: { machine, state } }) => `${machine} ${state}`).values()].map(
    (same) => {
      const { machine, state } = same[0]!.after;
      const where = same.map(
        ({ after: { language, device, scheme }, share }) =>
          `${language} ${device} ${scheme} ${shareInWords(share)}`,
      );
      return `- ${machine} \`${state}\`: ${where.join('; ')}`;
    },
  );

/** In how many machines how many states and arrows are otherwise, in one sentence. */
export function summaryOf({ machines }: Since): string {
  const states = machines.flatMap((machine) => machine.states);
  const arrows = states.flatMap((state) => state.arrows);
  if (machines.length === 0) return 'The machines do what they did.';
  return `${counted(states.length, 'state')} and ${counted(arrows.length, 'arrow')} in ${counted(machines.length, 'machine')} are otherwise.`;
}

/** What is otherwise, as Markdown for a pull request. */
export const markdownOf = (since: Since): string =>
  [
    `## What is otherwise since ${since.revision}`,
    '',
    summaryOf(since),
    ...since.machines.flatMap(ofMachine),
    '',
    '### Pictures',
    '',
    ...(since.pictures && since.pictures.length > 0
      ? [
          `${counted(since.pictures.length, 'picture')} look otherwise.`,
          '',
          ...ofPictures(since.pictures),
          '',
        ]
      : since.pictures
        ? ['Nothing looks otherwise.', '']
        : []),
    ...(since.note === '' ? [] : [since.note, '']),
  ].join('\n');
