import { getSlug } from '../about/arrowInfo.ts';
import { getKind } from '../about/kinds.ts';
import { getNodeName, getStates } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import type { Path } from '../paths.ts';

/**
 * The cause of a step: the person who follows the path, the host that answers, time, or the browser or another page.
 */
export type EventSource = 'you' | 'host' | 'time' | 'browser';

const doers = { done: 'you', answered: 'host', failed: 'host', time: 'time', received: 'browser' } as const;

export const getDoer = (event: ModelEvent): EventSource => doers[getKind(event)];

/** One step of a path, described for a person who follows it. */
export interface DescribedStep {
  /** The name of the event, unique within its machine. */
  name: string;
  event: string;
  words: string;
  /** The cause of the event. */
  by: EventSource;
  /** The state after the step, and its description. */
  state: string;
  isTrue: string;
  /** Whether the state stays the same. */
  stays: boolean;
}

/** A path in words, for a person who follows it by hand. */
export interface DescribedPath {
  id: string;
  machine: string;
  start: string;
  startIsTrue: string;
  steps: readonly DescribedStep[];
  /** The reason why the path cannot be walked in a browser; missing if it can. */
  notInABrowser?: string;
}

/** Returns the description of a state: one sentence for each parallel state. */
const getStateSentence = ({ machine }: Model, state: string): string =>
  getStates(machine.root)
    .filter((node) => state.split(' ').includes(getNodeName(node)))
    .map(({ description }) => description ?? '')
    .join(' ');

export const describePath = (model: Model, { id, machine, start, steps }: Path): DescribedPath => ({
  id,
  machine,
  start,
  startIsTrue: getStateSentence(model, start),
  steps: steps.map(({ event, state }, index) => ({
    name: event.name,
    event: event.event.type,
    words: event.description,
    by: getDoer(event),
    state,
    isTrue: getStateSentence(model, state),
    stays: state === (steps[index - 1]?.state ?? start),
  })),
});

/** Returns the address of a state's page in the atlas; for parallel states, the page of the last one. */
export const getAtlas = (atlas: string, { machine }: Pick<DescribedPath, 'machine'>, state: string): string =>
  `${atlas}/${machine}/${getSlug(state.split(' ').at(-1)!)}/`;

/** Returns a short title of a path: its last event, and the state after it. */
export function getTitle({ start, steps }: DescribedPath): string {
  const last = steps.at(-1);
  if (!last) return `starts in ${start}`;
  const from = steps.at(-2)?.state ?? start;
  return `in ${from}, ${last.words} → ${last.stays ? 'stays' : last.state}`;
}
