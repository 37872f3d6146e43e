import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFolder, type Model } from './model.ts';
import { describeBehaviour, type StateBehaviour } from './behaviour.ts';

/** A sentence that was added or removed since people last accepted the behaviour of a machine. */
export interface Change {
  /** The name that accepts exactly this change. */
  id: string;
  kind: 'added' | 'removed';
  state: string;
  sentence: string;
}

/** Returns the file with the accepted behaviour of a machine, in the machine's own folder below `folder`. */
const acceptedFile = (folder: string, model: Model): string => join(folder, getFolder(model), 'ACCEPTED.md');

const getId = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);

/** Renders the file with the accepted behaviour. */
export const renderAccepted = ({ machine }: Model, sections: readonly StateBehaviour[]): string =>
  [
    `# Behaviour of ${machine.id}`,
    '',
    '<!-- The accepted behaviour of this machine. `npm run accept -- NAME` writes this file; do not edit it by hand. -->',
    '',
    machine.root.description ?? '',
    ...sections.flatMap(({ state, sentences }) => [
      '',
      `## ${state}`,
      '',
      ...sentences.map((sentence) => `- ${sentence}`),
    ]),
    '',
  ].join('\n');

/** Parses the sections of such a file. */
export function parseSections(page: string): StateBehaviour[] {
  const [, ...sections] = page.split(/^## /m);
  return sections.map((section) => {
    const [state = '', ...lines] = section.split('\n');
    return { state, sentences: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) };
  });
}

/** Reads the accepted behaviour of a machine; empty for a new machine. */
function readAccepted(folder: string, model: Model): StateBehaviour[] {
  const file = acceptedFile(folder, model);
  return existsSync(file) ? parseSections(readFileSync(file, 'utf8')) : [];
}

const getSentences = (sections: readonly StateBehaviour[], state: string) =>
  sections.find((section) => section.state === state)?.sentences ?? [];

const getStates = (...all: readonly (readonly StateBehaviour[])[]) => [
  ...new Set(all.flatMap((sections) => sections.map(({ state }) => state))),
];

/** Returns the differences between two versions of a machine's behaviour. */
export function changesBetween(
  machine: string,
  before: readonly StateBehaviour[],
  now: readonly StateBehaviour[],
): Change[] {
  return getStates(now, before).flatMap((state) => {
    const [was, is] = [getSentences(before, state), getSentences(now, state)];
    const change = (kind: Change['kind'], from: readonly string[], to: readonly string[]): Change[] =>
      from
        .filter((sentence) => !to.includes(sentence))
        .map((sentence) => ({ id: getId(machine, kind, state, sentence), kind, state, sentence }));
    return [...change('removed', was, is), ...change('added', is, was)];
  });
}

/**
 * Returns the differences between the accepted behaviour of a machine and its current behaviour.
 * @param folder the folder with one folder for each machine
 */
export const findUnacceptedChanges = (folder: string, model: Model): Change[] =>
  changesBetween(model.machine.id, readAccepted(folder, model), describeBehaviour(model));

/** Returns one name for all changes of a machine; it differs as soon as one of the changes differs. */
export const getChangeSetId = (machine: string, changes: readonly Change[]): string =>
  getId(machine, ...changes.map(({ id }) => id).toSorted());

/** Applies some of the changes to the accepted behaviour, in the order of the machine's current behaviour. */
export function withChanges(
  before: readonly StateBehaviour[],
  now: readonly StateBehaviour[],
  accepted: readonly Change[],
): StateBehaviour[] {
  const isAccepted = (kind: Change['kind'], state: string, sentence: string) =>
    accepted.some((change) => change.kind === kind && change.state === state && change.sentence === sentence);
  return getStates(now, before)
    .map((state) => {
      const [was, is] = [getSentences(before, state), getSentences(now, state)];
      const stays = is.filter((sentence) => was.includes(sentence) || isAccepted('added', state, sentence));
      const lasts = was.filter(
        (sentence) => !is.includes(sentence) && !isAccepted('removed', state, sentence),
      );
      return { state, sentences: [...stays, ...lasts] };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

/** Writes the accepted behaviour with these changes. */
export const acceptChanges = (folder: string, model: Model, changes: readonly Change[]): void =>
  writeFileSync(
    acceptedFile(folder, model),
    renderAccepted(model, withChanges(readAccepted(folder, model), describeBehaviour(model), changes)),
  );
