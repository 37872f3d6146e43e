import { foundArrows } from '../../../machines/atlas/about/arrows.ts';
import { arrowsOf, statesOf, nodeName } from '../../../machines/atlas/graph.ts';
import type { Product } from '../../../machines/atlas/product.ts';
import { placeOf } from '../../../machines/atlas/reached.ts';

/** What the view knows of a machine. */
export interface Flow {
  description: string;
  /** What is true in each state. */
  states: Readonly<Record<string, string>>;
  /** By the state that they leave, and their places in the definition. */
  arrows: Readonly<Record<string, { slug: string; words: string; kind: string }>>;
  /** The states that have others in them: each has a chart in which it is open. */
  opened: readonly string[];
}

/** The machines of a product, by their ids, as the view reads them. */
export const flowsOf = (product: Product): Record<string, Flow> =>
  Object.fromEntries(
    product.models.map((model) => {
      const { machine } = model;
      const all = arrowsOf(machine);
      const arrows = foundArrows(model, product).flatMap(
        ({ info: { slug, words, kind, from }, transitions }) =>
          all
            .filter(({ transition }) => transitions.includes(transition))
            .map((arrow) => [`${from} ${placeOf(arrow)}`, { slug, words, kind }]),
      );
      return [
        machine.id,
        {
          description: machine.root.description ?? '',
          states: Object.fromEntries(
            statesOf(machine.root).map((node) => [nodeName(node), node.description ?? '']),
          ),
          arrows: Object.fromEntries(arrows) as Flow['arrows'],
          opened: statesOf(machine.root)
            .filter(({ states }) => Object.keys(states).length > 0)
            .map(nodeName),
        },
      ];
    }),
  );
