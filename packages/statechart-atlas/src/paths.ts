import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { initialTransition, transition } from 'xstate';
import type { Model, ModelEvent } from './model.ts';
import { pathId } from './pathId.ts';
import {
  getArrows,
  getNodeName,
  findReachedStates,
  formatStateValue,
  getStates,
  type Arrow,
  type ReachedState,
  type Step,
} from './graph.ts';

/** A path from the initial state of a machine. */
export interface Path {
  /** Stable id; see `pathId`. */
  id: string;
  machine: string;
  /** The initial state. */
  start: string;
  steps: Step[];
}

export interface Coverage {
  covered: number;
  total: number;
}

export const addCoverage = (parts: readonly Coverage[]): Coverage => ({
  covered: parts.reduce((sum, { covered }) => sum + covered, 0),
  total: parts.reduce((sum, { total }) => sum + total, 0),
});

/** Formats a coverage, as in `7/9`. */
export const getShare = ({ covered, total }: Coverage): string => `${covered}/${total}`;

export interface Survey {
  machine: string;
  paths: Path[];
  states: Coverage;
  transitions: Coverage;
  /** States and transitions that no event of the model reaches. */
  missing: string[];
  /** For each reachable transition, the event that triggers it. */
  walked: Map<Arrow, { by: ModelEvent; from: string; to: string }>;
}

/** Creates a path of these steps, with its id. */
export const getPath = (machine: string, start: string, steps: Step[]): Path => ({
  id: pathId(
    machine,
    start,
    steps.map(({ event }) => event.name),
  ),
  machine,
  start,
  steps,
});

const taken = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) =>
  machine.getTransitionData(snapshot, event);

function walk(model: Model, reached: ReachedState[], arrow: Arrow) {
  for (const { state, snapshot, steps } of reached) {
    const event = model.events.find(
      ({ event }) =>
        event.type === arrow.eventType && taken(model.machine, snapshot, event).includes(arrow.transition),
    );
    if (event) {
      const [after] = transition(model.machine, snapshot, event.event);
      return { from: state, steps, event, to: formatStateValue(after.value) };
    }
  }
  return undefined;
}

const describe = ({ source, eventType }: Arrow) => `${getNodeName(source) || 'anywhere'} on ${eventType}`;

function survey(model: Model): Survey {
  const { machine } = model;
  const reached = findReachedStates(model);
  const start = formatStateValue(initialTransition(machine, model.input)[0].value);
  const states = getStates(machine.root);
  const visited = new Set(
    reached.flatMap(({ state }) =>
      state
        .split(' ')
        .flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))),
    ),
  );
  const arrows = getArrows(machine);
  const walked: Survey['walked'] = new Map();
  const paths: Path[] = [];
  const missing = states
    .filter((state) => !visited.has(getNodeName(state)))
    .map((state) => `state ${getNodeName(state)}`);
  for (const arrow of arrows) {
    const found = walk(model, reached, arrow);
    if (!found) {
      missing.push(`transition ${describe(arrow)}`);
      continue;
    }
    const { from, steps, event, to } = found;
    walked.set(arrow, { by: event, from, to });
    paths.push(getPath(machine.id, start, [...steps, { event, state: to }]));
  }
  return {
    machine: machine.id,
    paths,
    states: {
      covered: states.filter((state) => visited.has(getNodeName(state))).length,
      total: states.length,
    },
    transitions: { covered: walked.size, total: arrows.length },
    missing,
    walked,
  };
}

const surveys = new WeakMap<Model, Survey>();

/** Returns paths through every transition of a machine, and their coverage of the definition. */
export function surveyPaths(model: Model): Survey {
  const known = surveys.get(model) ?? survey(model);
  surveys.set(model, known);
  return known;
}
