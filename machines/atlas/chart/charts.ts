import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { humanize } from '../words.ts';
import { draw, type Drawing } from './draw.ts';
import { layOut, type Placed } from './layOut.ts';
import { layOutToFit } from './layOutToFit.ts';
import { getFullOpening, getOpenings, type Opening } from './openings.ts';
import type { Addresses } from './rows.ts';
import { getView } from './getView.ts';
import { getSurroundings, getFullChart } from './fullChart.ts';

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
 * The charts of a machine: as closed and as brief as it fits a screen, with each state open that has others in it, and
 * with all of these open, where the first does not show all.
 */
export async function getCharts(
  model: Model,
  product: Product,
  addresses: Addresses = fromItsPage,
): Promise<Chart[]> {
  const whole = getFullChart(model, product);
  const around = getSurroundings(model, product, whole);
  const { id: machine, root } = model.machine;
  const drawn = (placed: Placed, { id, title }: Opening): Chart => ({
    id,
    title,
    ...draw(placed, title, root.description ?? '', addresses),
  });
  const [first, ...others] = getOpenings(whole, humanize(machine), around.names) as [Opening, ...Opening[]];
  const createView = ({ open, part }: Opening) => getView(whole, new Set(open), part);
  const { placed, isBrief } = await layOutToFit(createView(first), around);
  const hasAll = others.some(({ id }) => id === 'all');
  const rest = isBrief && !hasAll ? [...others, getFullOpening(whole, first.title)] : others;
  const opened = rest.map(async (opening) => drawn(await layOut(createView(opening), around), opening));
  return [drawn(placed, first), ...(await Promise.all(opened))];
}
