import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Model } from './model.ts';
import { getSections, type Section } from './sentences.ts';

/** A sentence that has come, or gone, since people last accepted what a machine does. */
export interface Change {
  /** The name by which exactly this change is accepted. */
  name: string;
  kind: 'come' | 'gone';
  state: string;
  sentence: string;
}

/** Where stands what people have accepted of a machine. */
const acceptedFile = ({ machine }: Model): string =>
  fileURLToPath(new URL(`../${machine.id}/ACCEPTED.md`, import.meta.url));

const getName = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);

/** The page of what is accepted. */
export const getPage = ({ machine }: Model, sections: readonly Section[]): string =>
  [
    `# What ${machine.id} does`,
    '',
    '<!-- Accepted by people. Only `npm run accept` writes here, and only what somebody names. -->',
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

/** Reads such a page. */
export function parseSections(page: string): Section[] {
  const [, ...sections] = page.split(/^## /m);
  return sections.map((section) => {
    const [state = '', ...lines] = section.split('\n');
    return { state, sentences: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) };
  });
}

/** Reads what people have accepted of a machine; nothing where it is new. */
const readAccepted = (model: Model): Section[] =>
  existsSync(acceptedFile(model)) ? parseSections(readFileSync(acceptedFile(model), 'utf8')) : [];

const getSentences = (sections: readonly Section[], state: string) =>
  sections.find((section) => section.state === state)?.sentences ?? [];

const getStates = (...all: readonly (readonly Section[])[]) => [
  ...new Set(all.flatMap((sections) => sections.map(({ state }) => state))),
];

/** What a machine does otherwise than was accepted. */
export function changesBetween(
  machine: string,
  before: readonly Section[],
  now: readonly Section[],
): Change[] {
  return getStates(now, before).flatMap((state) => {
    const [was, is] = [getSentences(before, state), getSentences(now, state)];
    const change = (kind: Change['kind'], from: readonly string[], to: readonly string[]): Change[] =>
      from
        .filter((sentence) => !to.includes(sentence))
        .map((sentence) => ({ name: getName(machine, kind, state, sentence), kind, state, sentence }));
    return [...change('gone', was, is), ...change('come', is, was)];
  });
}

/** Reads what was accepted of a machine, and says what it does otherwise. */
export const readChanges = (model: Model): Change[] =>
  changesBetween(model.machine.id, readAccepted(model), getSections(model));

/** The name of all changes of a machine together: another one as soon as one of them is another. */
export const nameOfAll = (machine: string, changes: readonly Change[]): string =>
  getName(machine, ...changes.map(({ name }) => name).toSorted());

/** What was accepted with some of the changes in it, in the order in which the machine has it now. */
export function withChanges(
  before: readonly Section[],
  now: readonly Section[],
  taken: readonly Change[],
): Section[] {
  const isTaken = (kind: Change['kind'], state: string, sentence: string) =>
    taken.some((change) => change.kind === kind && change.state === state && change.sentence === sentence);
  return getStates(now, before)
    .map((state) => {
      const [was, is] = [getSentences(before, state), getSentences(now, state)];
      const stays = is.filter((sentence) => was.includes(sentence) || isTaken('come', state, sentence));
      const lasts = was.filter((sentence) => !is.includes(sentence) && !isTaken('gone', state, sentence));
      return { state, sentences: [...stays, ...lasts] };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

/** Writes down that people accept these changes. */
export const accept = (model: Model, changes: readonly Change[]): void =>
  writeFileSync(
    acceptedFile(model),
    getPage(model, withChanges(readAccepted(model), getSections(model), changes)),
  );
