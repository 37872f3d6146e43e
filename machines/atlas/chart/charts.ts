import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { wordsOf } from '../words.ts';
import { draw, type Drawing } from './draw.ts';
import { layOut } from './layOut.ts';
import { layOutToFit } from './layOutToFit.ts';
import { openingsOf } from './openings.ts';
import type { Addresses } from './rows.ts';
import { viewOf } from './viewOf.ts';
import { aroundOf, wholeOf } from './whole.ts';

/** A drawing. */
export interface Chart extends Drawing {
  /** Of a machine: empty as it is shown at first, the path of the state that is open, or `all`. */
  id: string;
  title: string;
}

/** From the page of the machine, whose states have pages below it. */
const fromItsPage: Addresses = {
  ofState: ({ slug }) => `${slug}/index.html`,
  ofMachine: (machine) => `../${machine}/index.html`,
};

/**
 * The charts of a machine: as closed as it fits a screen, with each state open that has others in it, and with all of
 * these open, where the first does not show all.
 */
export async function chartsOf(
  model: Model,
  product: Product,
  addresses: Addresses = fromItsPage,
): Promise<Chart[]> {
  const whole = wholeOf(model, product);
  const around = aroundOf(model, product, whole);
  const { id: machine, root } = model.machine;
  const openings = openingsOf(whole, wordsOf(machine), around.names);
  return Promise.all(
    openings.map(async ({ id, title, open, part }) => {
      const view = viewOf(whole, new Set(open), part);
      const placed = id === '' ? await layOutToFit(view, around) : await layOut(view, around);
      return { id, title, ...draw(placed, title, root.description ?? '', addresses) };
    }),
  );
}
