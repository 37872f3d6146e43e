import type { AnyStateNode } from 'xstate';
import { drawnArrows } from '../about/drawn.ts';
import { statesAbout } from '../about/states.ts';
import { getNodeName, getStates } from '../graph.ts';
import { listInvoked } from '../invoked.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import type { ChartContext } from './chartRows.ts';
import type { Whole } from './view.ts';

const getInitialStates = ({ type, initial }: AnyStateNode): readonly string[] =>
  type === 'parallel' ? [] : (initial?.target ?? []).map(getNodeName);

/** Collects the data that all views of a machine are derived from. */
export function getFullChart(model: Model, product: Product): Whole {
  const { root } = model.machine;
  return {
    states: statesAbout(model, product),
    drawn: drawnArrows(model, product),
    regions: new Set(
      getStates(root)
        .filter(({ parent }) => parent?.type === 'parallel')
        .map(getNodeName),
    ),
    begins: new Map([root, ...getStates(root)].map((node) => [getNodeName(node), getInitialStates(node)])),
  };
}

/** Collects the data about states for the labels of a machine's charts. */
export function getSurroundings({ machine }: Model, { mails }: Product, { states }: Whole): ChartContext {
  const runs = listInvoked(machine).flatMap((one) =>
    one.states.map((state) => ({ state, machine: one.machine.id })),
  );
  return {
    runs: new Map(
      [...Map.groupBy(runs, ({ state }) => state)].map(([state, all]) => [
        state,
        all.map((one) => one.machine),
      ]),
    ),
    names: new Map(states.map(({ id, words }) => [id, words])),
    mails: new Map(mails.map(({ id, description: words }) => [id, words])),
  };
}
