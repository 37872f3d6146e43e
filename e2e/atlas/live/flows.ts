import { foundArrows } from '../../../machines/atlas/about/arrows.ts';
import { getTitle } from '../../../machines/atlas/changes/relevantChanges.ts';
import { getArrows, getStates, nodeName } from '../../../machines/atlas/graph.ts';
import type { Model } from '../../../machines/atlas/model.ts';
import type { Product } from '../../../machines/atlas/product.ts';
import { getPlace } from '../../../machines/atlas/reachableStates.ts';

/** What the view knows of a machine, by the names that the atlas gives. */
export interface Flow {
  name: string;
  description: string;
  /** What each state is called, and what is true in it. */
  states: Readonly<Record<string, { name: string; description: string }>>;
  /** By the state that they leave, and their places in the definition. */
  arrows: Readonly<Record<string, { slug: string; words: string; kind: string }>>;
  /** The states that have others in them: each has a chart in which it is open. */
  opened: readonly string[];
}

/** What the view knows of the product. */
export interface Flows {
  /** By their ids. */
  machines: Readonly<Record<string, Flow>>;
  /** What machines ask, and what goes on meanwhile, in words, by the ids that they invoke it with. */
  calls: Readonly<Record<string, string>>;
}

function getFlow(model: Model, product: Product): Flow {
  const { machine } = model;
  const all = getArrows(machine);
  const states = getStates(machine.root);
  const arrows = foundArrows(model, product).flatMap(({ info: { slug, words, kind, from }, transitions }) =>
    all
      .filter(({ transition }) => transitions.includes(transition))
      .map((arrow) => [`${from} ${getPlace(arrow)}`, { slug, words, kind }]),
  );
  return {
    name: getTitle(machine.id, product.names),
    description: machine.root.description ?? '',
    states: Object.fromEntries(
      states.map((node) => {
        const name = getTitle(nodeName(node), product.names);
        return [nodeName(node), { name, description: node.description ?? '' }];
      }),
    ),
    arrows: Object.fromEntries(arrows) as Flow['arrows'],
    opened: states.filter((node) => Object.keys(node.states).length > 0).map(nodeName),
  };
}

const worded = <One>(all: Readonly<Record<string, One>>, getText: (one: One) => string) =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, getText(one)]));

/** The machines of a product as the view reads them. */
export const getFlows = (product: Product): Flows => ({
  machines: Object.fromEntries(product.models.map((model) => [model.machine.id, getFlow(model, product)])),
  calls: {
    ...worded(product.calls, ({ words, operation }) => `requests ${words} (${operation})`),
    ...worded(product.activities, (words) => `meanwhile ${words}`),
  },
});
