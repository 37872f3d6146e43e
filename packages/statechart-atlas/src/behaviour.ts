import { transition, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import type { Model, ModelEvent } from './model.ts';
import { getNodeName, findReachedStates, formatStateValue, getStates, type ReachedState } from './graph.ts';
import { spoken } from './words.ts';

/** The description of a state, and the outcome of each event in it, in sentences. */
export interface StateBehaviour {
  state: string;
  sentences: readonly string[];
}

/** Returns the names of actions in words; XState's own timer actions have no name. */
export const named = (actions: AnyTransitionDefinition['actions']): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return [];
    return spoken(typeof action === 'string' ? action : action.type);
  });

const list = (label: string, entries: readonly string[]) =>
  entries.length === 0 ? [] : [`${label}: ${entries.join(', ')}`];

/** Returns a state's parent states from the outermost one, and the state itself. */
const getLevels = ({ machine }: Model, state: string): AnyStateNode[] =>
  getStates(machine.root).filter((node) =>
    state.split(' ').some((leaf) => `${leaf}.`.startsWith(`${getNodeName(node)}.`)),
  );

/** Describes a state: its description, tags, invoked actors, actions and delays. */
function describeState(model: Model, { snapshot: { tags }, state }: ReachedState): string[] {
  const levels = getLevels(model, state);
  const ofEach = (label: string, getSentences: (node: AnyStateNode) => readonly string[]) =>
    list(label, levels.flatMap(getSentences));
  return [
    ...levels.map(({ description }) => description ?? ''),
    ...list('tags', [...tags].toSorted()),
    ...ofEach('on entering', ({ entry }) => named(entry)),
    ...ofEach('on leaving', ({ exit }) => named(exit)),
    ...ofEach('invokes', ({ invoke }) => invoke.map(({ id }) => id)),
    ...ofEach('delays', ({ after }) => after.map(({ delay }) => String(delay))),
    ...ofEach('ends as', ({ type, output }) => (type === 'final' ? [JSON.stringify(output)] : [])),
  ];
}

function getSentence(
  { machine }: Model,
  { snapshot, state }: ReachedState,
  { description: words, event }: ModelEvent,
) {
  const [taken] = machine.getTransitionData(snapshot, event);
  if (!taken) return [];
  const [after] = transition(machine, snapshot, event);
  const to = formatStateValue(after.value);
  const leads =
    taken.target === undefined ? 'no state change' : `\`${to}\`${to === state ? ', re-entered' : ''}`;
  const actions = named(taken.actions);
  return [`${words} → ${leads}${actions.length > 0 ? `; ${actions.join(', ')}` : ''}`];
}

/** Describes the behaviour of a machine, state by state, in the order of its definition. */
export function describeBehaviour(model: Model): StateBehaviour[] {
  const names = getStates(model.machine.root).map(getNodeName);
  const getOrder = ({ state }: ReachedState) => names.indexOf(state.split(' ').at(-1)!);
  return findReachedStates(model)
    .toSorted((a, b) => getOrder(a) - getOrder(b))
    .map((reached) => ({
      state: reached.state,
      sentences: [
        ...describeState(model, reached),
        ...model.events.flatMap((event) => getSentence(model, reached, event)),
      ],
    }));
}
