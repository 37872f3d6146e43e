import type { Section } from '../sentences.ts';

/** Something that a state says of itself: what it was, and what it is. */
export interface Said {
  before?: string;
  after?: string;
}

/** What becomes of something that happens in a state, in words. */
export interface ArrowChange extends Said {
  words: string;
}

export type Kind = 'added' | 'removed' | 'changed';

export interface StateChange {
  state: string;
  kind: Kind;
  /** What is true in it: its description, its tags, what begins in it. */
  said: readonly Said[];
  arrows: readonly ArrowChange[];
}

export interface MachineChange {
  machine: string;
  kind: Kind;
  states: readonly StateChange[];
}

/** What machines do, by their ids. */
export type Told = ReadonlyMap<string, readonly Section[]>;

const leadsTo = ' → ';

/** What a sentence is about: what happens, or the label of what is said. */
function getSubject(sentence: string): string {
  const [words, rest] = sentence.split(leadsTo);
  if (rest !== undefined) return words!;
  return /^(tags|on entering|on leaving|begins|waits for|ends as): /.exec(sentence)?.[1] ?? '';
}

const isArrow = (sentence: string) => sentence.includes(leadsTo);
const getOutcome = (sentence: string) => sentence.slice(sentence.indexOf(leadsTo) + leadsTo.length);

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((sentence) => !others.includes(sentence));

/** What has gone beside what has come in its place. */
function paired(gone: readonly string[], come: readonly string[]): { gone?: string; come?: string }[] {
  const left = [...come];
  const pairs = gone.map((sentence) => {
    const at = left.findIndex((other) => getSubject(other) === getSubject(sentence));
    const [match] = at < 0 ? [] : left.splice(at, 1);
    return { gone: sentence, ...(match !== undefined && { come: match }) };
  });
  return [...pairs, ...left.map((sentence) => ({ come: sentence }))];
}

const getChanges = (gone: readonly string[], come: readonly string[]): Said[] =>
  paired(gone, come).map((pair) => ({
    ...(pair.gone !== undefined && { before: pair.gone }),
    ...(pair.come !== undefined && { after: pair.come }),
  }));

const getArrows = (gone: readonly string[], come: readonly string[]): ArrowChange[] =>
  paired(gone, come).map((pair) => ({
    words: getSubject(pair.gone ?? pair.come!),
    ...(pair.gone !== undefined && { before: getOutcome(pair.gone) }),
    ...(pair.come !== undefined && { after: getOutcome(pair.come) }),
  }));

function stateChange(state: string, before: Section | undefined, now: Section | undefined): StateChange[] {
  const [was, is] = [before?.sentences ?? [], now?.sentences ?? []];
  const [gone, come] = [without(was, is), without(is, was)];
  if (before && now && gone.length === 0 && come.length === 0) return [];
  const isStanding = (sentence: string) => !isArrow(sentence);
  return [
    {
      state,
      kind: before === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
      said: getChanges(gone.filter(isStanding), come.filter(isStanding)),
      arrows: getArrows(gone.filter(isArrow), come.filter(isArrow)),
    },
  ];
}

const inTurn = (now: Iterable<string>, before: Iterable<string>) => [...new Set([...now, ...before])];
const named = (sections: readonly Section[], state: string) => sections.find((one) => one.state === state);

/** What machines do otherwise than before: states and arrows that came, went or changed. */
export const changesSince = (before: Told, now: Told): MachineChange[] =>
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
