import { transition, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import type { Chart, Happening } from './chart.ts';
import { reachedStates, stateName, type Reached } from './graph.ts';

/** What is true in a state and what each thing that can happen does in it, a sentence each. */
export interface Section {
  state: string;
  sentences: readonly string[];
}

const spoken = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Actions by their names; what a machine does for its own timers has none. */
const named = (actions: AnyTransitionDefinition['actions']): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'function') return [];
    return spoken(typeof action === 'string' ? action : action.type);
  });

const list = (label: string, entries: readonly string[]) =>
  entries.length === 0 ? [] : [`${label}: ${entries.join(', ')}`];

/** What holds while a state lasts: of each of its levels, from the outside in. */
function standing({ _nodes: nodes, tags }: AnyMachineSnapshot): string[] {
  const said = [...nodes].map(({ description }) => description ?? '').filter((text) => text !== '');
  return [
    // The machine itself is described at the top of the page.
    ...said.slice(1),
    ...list('tags', [...tags].toSorted()),
    ...list(
      'on entering',
      [...nodes].flatMap(({ entry }) => named(entry)),
    ),
    ...list(
      'begins',
      [...nodes].flatMap(({ invoke }) => invoke.map(({ id }) => id)),
    ),
    ...list(
      'waits for',
      [...nodes].flatMap(({ after }) => after.map(({ delay }) => String(delay))),
    ),
  ];
}

function sentenceOf({ machine }: Chart, { snapshot, state }: Reached, { words, event }: Happening) {
  const [taken] = machine.getTransitionData(snapshot, event);
  if (!taken) return [];
  const [after] = transition(machine, snapshot, event);
  const to = stateName(after.value);
  const leads = taken.target === undefined ? 'stays' : `\`${to}\`${to === state ? ', anew' : ''}`;
  const actions = named(taken.actions);
  return [`${words} → ${leads}${actions.length > 0 ? `; ${actions.join(', ')}` : ''}`];
}

/** What a machine does, state by state, in the order of its definition. */
export const sectionsOf = (chart: Chart): Section[] =>
  reachedStates(chart)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((reached) => ({
      state: reached.state,
      sentences: [
        ...standing(reached.snapshot),
        ...chart.happenings.flatMap((happening) => sentenceOf(chart, reached, happening)),
      ],
    }));

const orderOf = ({ snapshot }: Reached) => Math.max(...[...snapshot._nodes].map(({ order }) => order));
