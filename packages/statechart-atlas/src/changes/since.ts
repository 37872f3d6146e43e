import type { StateBehaviour } from '../behaviour.ts';

/** A sentence about a state, before and after a change. */
export interface SentenceChange {
  before?: string;
  after?: string;
}

/** The outcome of an event in a state, before and after a change. */
export interface ArrowChange extends SentenceChange {
  words: string;
}

export type Kind = 'added' | 'removed' | 'changed';

export interface StateChange {
  state: string;
  kind: Kind;
  /** Sentences about the state itself: its description, tags and invoked actors. */
  sentences: readonly SentenceChange[];
  arrows: readonly ArrowChange[];
}

export interface MachineChange {
  machine: string;
  kind: Kind;
  states: readonly StateChange[];
}

/** The behaviour of machines, by machine id. */
export type AcceptedSections = ReadonlyMap<string, readonly StateBehaviour[]>;

const arrowSign = ' → ';

/** Returns the subject of a sentence: the event, or the label such as `tags`. */
function getSubject(sentence: string): string {
  const [words, rest] = sentence.split(arrowSign);
  if (rest !== undefined) return words!;
  return /^(tags|on entering|on leaving|begins|waits for|ends as): /.exec(sentence)?.[1] ?? '';
}

const isArrow = (sentence: string) => sentence.includes(arrowSign);
const getOutcome = (sentence: string) => sentence.slice(sentence.indexOf(arrowSign) + arrowSign.length);

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((sentence) => !others.includes(sentence));

/** Pairs removed sentences with the added ones about the same subject. */
function paired(
  removed: readonly string[],
  added: readonly string[],
): { removed?: string; added?: string }[] {
  const left = [...added];
  const pairs = removed.map((sentence) => {
    const at = left.findIndex((other) => getSubject(other) === getSubject(sentence));
    const [match] = at < 0 ? [] : left.splice(at, 1);
    return { removed: sentence, ...(match !== undefined && { added: match }) };
  });
  return [...pairs, ...left.map((sentence) => ({ added: sentence }))];
}

const getChanges = (removed: readonly string[], added: readonly string[]): SentenceChange[] =>
  paired(removed, added).map((pair) => ({
    ...(pair.removed !== undefined && { before: pair.removed }),
    ...(pair.added !== undefined && { after: pair.added }),
  }));

const getArrows = (removed: readonly string[], added: readonly string[]): ArrowChange[] =>
  paired(removed, added).map((pair) => ({
    words: getSubject(pair.removed ?? pair.added!),
    ...(pair.removed !== undefined && { before: getOutcome(pair.removed) }),
    ...(pair.added !== undefined && { after: getOutcome(pair.added) }),
  }));

function stateChange(
  state: string,
  before: StateBehaviour | undefined,
  now: StateBehaviour | undefined,
): StateChange[] {
  const [was, is] = [before?.sentences ?? [], now?.sentences ?? []];
  const [removed, added] = [without(was, is), without(is, was)];
  if (before && now && removed.length === 0 && added.length === 0) return [];
  const isStateSentence = (sentence: string) => !isArrow(sentence);
  return [
    {
      state,
      kind: before === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
      sentences: getChanges(removed.filter(isStateSentence), added.filter(isStateSentence)),
      arrows: getArrows(removed.filter(isArrow), added.filter(isArrow)),
    },
  ];
}

const inTurn = (now: Iterable<string>, before: Iterable<string>) => [...new Set([...now, ...before])];
const named = (sections: readonly StateBehaviour[], state: string) =>
  sections.find((one) => one.state === state);

/** Returns the added, removed and changed states and arrows of machines. */
export const findMachineChanges = (before: AcceptedSections, now: AcceptedSections): MachineChange[] =>
  inTurn(now.keys(), before.keys()).flatMap((machine) => {
    const [was, is] = [before.get(machine), now.get(machine)];
    const states = inTurn(
      (is ?? []).map(({ state }) => state),
      (was ?? []).map(({ state }) => state),
    ).flatMap((state) => stateChange(state, named(was ?? [], state), named(is ?? [], state)));
    if (was && is && states.length === 0) return [];
    return [
      { machine, kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed', states },
    ];
  });
