import { foundArrows } from 'statechart-atlas/about/arrowInfo';
import { getTitle } from 'statechart-atlas/changes/relevantChanges';
import { getArrows, getStates, getNodeName } from 'statechart-atlas/graph';
import type { Model } from 'statechart-atlas/model';
import type { Product } from 'statechart-atlas/product';
import { getTransitionName } from 'statechart-atlas/testCoverage';

/** The data of a machine for the view, with the names of the atlas. */
export interface Flow {
  name: string;
  description: string;
  /** The title and description of each state. */
  states: Readonly<Record<string, { name: string; description: string }>>;
  /** By source state and position in the definition. */
  arrows: Readonly<Record<string, { slug: string; words: string; kind: string }>>;
  /** Compound states, each with a chart in which it is open. */
  opened: readonly string[];
}

/** The data of the product for the view. */
export interface Flows {
  /** By ID. */
  machines: Readonly<Record<string, Flow>>;
  /** Calls and activities of machines in words, by their invoke ID. */
  calls: Readonly<Record<string, string>>;
}

function getFlow(model: Model, product: Product): Flow {
  const { machine } = model;
  const all = getArrows(machine);
  const states = getStates(machine.root);
  const arrows = foundArrows(model, product).flatMap(({ info: { slug, words, kind, from }, transitions }) =>
    all
      .filter(({ transition }) => transitions.includes(transition))
      .map((arrow) => [`${from} ${getTransitionName(arrow)}`, { slug, words, kind }]),
  );
  return {
    name: getTitle(machine.id, product.displayNames),
    description: machine.root.description ?? '',
    states: Object.fromEntries(
      states.map((node) => {
        const name = getTitle(getNodeName(node), product.displayNames);
        return [getNodeName(node), { name, description: node.description ?? '' }];
      }),
    ),
    arrows: Object.fromEntries(arrows) as Flow['arrows'],
    opened: states.filter((node) => Object.keys(node.states).length > 0).map(getNodeName),
  };
}

const worded = <One>(all: Readonly<Record<string, One>>, getText: (one: One) => string) =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, getText(one)]));

/** The machines of a product as the view reads them. */
export const getFlows = (product: Product): Flows => ({
  machines: Object.fromEntries(product.models.map((model) => [model.machine.id, getFlow(model, product)])),
  calls: {
    ...worded(product.calls, ({ description: words, operation }) => `requests ${words} (${operation})`),
    ...worded(product.activities, (words) => `running: ${words}`),
  },
});
