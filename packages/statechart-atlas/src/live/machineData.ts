import { foundArrows } from '../about/arrowInfo.ts';
import { getTitle } from '../changes/relevantChanges.ts';
import { getArrows, getStates, getNodeName } from '../graph.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { getTransitionName } from '../testCoverage.ts';

/** The data of a machine for the view, with the names of the atlas. */
interface MachineData {
  name: string;
  description: string;
  /** The title and description of each state. */
  states: Readonly<Record<string, { name: string; description: string }>>;
  /** By source state and position in the definition. */
  transitions: Readonly<Record<string, { slug: string; words: string; kind: string }>>;
  /** Compound states, each with a chart in which it is open. */
  compoundStates: readonly string[];
}

/** The data of a product for the view. */
export interface ProductData {
  /** By ID. */
  machines: Readonly<Record<string, MachineData>>;
  /** Descriptions of the calls and activities of machines, by their invoke ID. */
  calls: Readonly<Record<string, string>>;
}

function getMachineData(model: Model, product: Product): MachineData {
  const { machine } = model;
  const all = getArrows(machine);
  const states = getStates(machine.root);
  const transitions = foundArrows(model, product).flatMap(
    ({ info: { slug, words, kind, from }, transitions: taken }) =>
      all
        .filter(({ transition }) => taken.includes(transition))
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
    transitions: Object.fromEntries(transitions) as MachineData['transitions'],
    compoundStates: states.filter((node) => Object.keys(node.states).length > 0).map(getNodeName),
  };
}

const mapValues = <T>(record: Readonly<Record<string, T>>, format: (value: T) => string) =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, format(value)]));

/** Returns the data of a product's machines for the view. */
export const getProductData = (product: Product): ProductData => ({
  machines: Object.fromEntries(
    product.models.map((model) => [model.machine.id, getMachineData(model, product)]),
  ),
  calls: {
    ...mapValues(product.calls, ({ description, operation }) => `requests ${description} (${operation})`),
    ...mapValues(product.activities, (words) => `running: ${words}`),
  },
});
