import { transition, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import type { Model, ModelEvent } from './model.ts';
import { nodeName, findReachedStates, stateName, getStates, type ReachedState } from './graph.ts';
import { spoken } from './words.ts';

/** What is true in a state and what each thing that can happen does in it, a sentence each. */
export interface Section {
  state: string;
  sentences: readonly string[];
}

/** Actions by their names; what a machine does for its own timers has none. */
export const named = (actions: AnyTransitionDefinition['actions']): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return [];
    return spoken(typeof action === 'string' ? action : action.type);
  });

const list = (label: string, entries: readonly string[]) =>
  entries.length === 0 ? [] : [`${label}: ${entries.join(', ')}`];

/** A state's levels, from the outside in; the machine itself is not among them. */
const getLevels = ({ machine }: Model, state: string): AnyStateNode[] =>
  getStates(machine.root).filter((node) =>
    state.split(' ').some((leaf) => `${leaf}.`.startsWith(`${nodeName(node)}.`)),
  );

/** What holds while a state lasts. */
function describeState(model: Model, { snapshot: { tags }, state }: ReachedState): string[] {
  const levels = getLevels(model, state);
  const ofEach = (label: string, getSentences: (node: AnyStateNode) => readonly string[]) =>
    list(label, levels.flatMap(getSentences));
  return [
    ...levels.map(({ description }) => description ?? ''),
    ...list('tags', [...tags].toSorted()),
    ...ofEach('on entering', ({ entry }) => named(entry)),
    ...ofEach('on leaving', ({ exit }) => named(exit)),
    ...ofEach('begins', ({ invoke }) => invoke.map(({ id }) => id)),
    ...ofEach('waits for', ({ after }) => after.map(({ delay }) => String(delay))),
    ...ofEach('ends as', ({ type, output }) => (type === 'final' ? [JSON.stringify(output)] : [])),
  ];
}

function getSentence({ machine }: Model, { snapshot, state }: ReachedState, { words, event }: ModelEvent) {
  const [taken] = machine.getTransitionData(snapshot, event);
  if (!taken) return [];
  const [after] = transition(machine, snapshot, event);
  const to = stateName(after.value);
  const leads = taken.target === undefined ? 'stays' : `\`${to}\`${to === state ? ', anew' : ''}`;
  const actions = named(taken.actions);
  return [`${words} → ${leads}${actions.length > 0 ? `; ${actions.join(', ')}` : ''}`];
}

/** What a machine does, state by state, in the order of its definition. */
export function getSections(model: Model): Section[] {
  const names = getStates(model.machine.root).map(nodeName);
  const getOrder = ({ state }: ReachedState) => names.indexOf(state.split(' ').at(-1)!);
  return findReachedStates(model)
    .toSorted((a, b) => getOrder(a) - getOrder(b))
    .map((reached) => ({
      state: reached.state,
      sentences: [
        ...describeState(model, reached),
        ...model.events.flatMap((happening) => getSentence(model, reached, happening)),
      ],
    }));
}
