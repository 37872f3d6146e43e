import { getSlug } from '../about/arrows.ts';
import { getKind } from '../about/kinds.ts';
import { nodeName, getStates } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import type { Path } from '../paths.ts';

/** Whose doing it is: of whoever walks, of the other side that answers, of time, or of the browser or another page. */
export type EventSource = 'you' | 'host' | 'time' | 'browser';

const doers = { done: 'you', answered: 'host', failed: 'host', time: 'time', received: 'browser' } as const;

export const getDoer = (happening: ModelEvent): EventSource => doers[getKind(happening)];

/** One step of a path, as somebody does it by hand. */
export interface DescribedStep {
  /** What happens: unique within its machine. */
  name: string;
  event: string;
  words: string;
  /** Whose doing it is. */
  by: EventSource;
  /** The state that follows, and what is true in it. */
  state: string;
  isTrue: string;
  /** Whether nothing else is true than before. */
  stays: boolean;
}

/** A path in words, with everything that somebody needs who walks it by hand. */
export interface DescribedPath {
  id: string;
  machine: string;
  start: string;
  startIsTrue: string;
  steps: readonly DescribedStep[];
  /** Why nobody can walk it in a browser, where that is so. */
  notInABrowser?: string;
}

/** What is true in a state, in a sentence for each of its parts. */
const getStateSentence = ({ machine }: Model, state: string): string =>
  getStates(machine.root)
    .filter((node) => state.split(' ').includes(nodeName(node)))
    .map(({ description }) => description ?? '')
    .join(' ');

export const describePath = (model: Model, { id, machine, start, steps }: Path): DescribedPath => ({
  id,
  machine,
  start,
  startIsTrue: getStateSentence(model, start),
  steps: steps.map(({ happening, state }, index) => ({
    name: happening.name,
    event: happening.event.type,
    words: happening.words,
    by: getDoer(happening),
    state,
    isTrue: getStateSentence(model, state),
    stays: state === (steps[index - 1]?.state ?? start),
  })),
});

/** Where the atlas tells of a state, of several at once the last: its pictures, its words, and how what is answered there comes about. */
export const getAtlas = (atlas: string, { machine }: Pick<DescribedPath, 'machine'>, state: string): string =>
  `${atlas}/${machine}/${getSlug(state.split(' ').at(-1)!)}/`;

/** What a path is about, in some words: what happens at its end, and where that leads. */
export function getTitle({ start, steps }: DescribedPath): string {
  const last = steps.at(-1);
  if (!last) return `beginning in ${start}`;
  const from = steps.at(-2)?.state ?? start;
  return `in ${from}, ${last.words} → ${last.stays ? 'stays' : last.state}`;
}
