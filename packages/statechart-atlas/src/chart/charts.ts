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

/** A rendered chart. */
export interface Chart extends Drawing {
  /** Empty for the initial view of a machine, the path of the open state, or `all`. */
  id: string;
  title: string;
}

/** Addresses relative to the machine's page; the pages of its states lie below it. */
const fromItsPage: Addresses = {
  ofState: ({ slug }) => `${slug}/index.html`,
  ofMachine: (machine) => `../${machine}/index.html`,
};

/**
 * Returns the charts of a machine: the initial view, shortened to fit a screen; one for each compound state, opened;
 * and one with every state open if the initial view is not complete.
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
