import { describeMachine } from '../about/machine.ts';
import { getCharts, type Chart } from '../chart/charts.ts';
import { overviewChart } from '../chart/overview.ts';
import type { Product } from '../product.ts';
import { addressOfMachine, type Mapped } from './base/atlas.ts';
import { getDiagramId } from './parts/diagram.ts';

/** A product's machines with their charts, and the overview chart. */
interface Drawn {
  machines: readonly Mapped[];
  overview: Chart;
}

const ofState = ({ slug }: { slug: string }) => `${slug}/`;

const ofOpening = (state: Pick<Chart, 'id'>) => `#${getDiagramId(state)}`;

async function draw(product: Product): Promise<Drawn> {
  const machines: Mapped[] = [];
  for (const model of product.models) {
    const ofMachine = (machine: string) => `../${addressOfMachine(machine)}`;
    const charts = await getCharts(model, product, { ofState, ofMachine, ofOpening });
    machines.push({ ...describeMachine(model, product), charts });
  }
  return { machines, overview: await overviewChart(product, { ofState, ofMachine: addressOfMachine }) };
}

const drawn = new WeakMap<Product, Promise<Drawn>>();

/**
 * Draws the charts of a product's machines. The result is cached, because drawing takes seconds and machines do not
 * change at run time.
 */
export function drawMachines(product: Product): Promise<Drawn> {
  const known = drawn.get(product) ?? draw(product);
  drawn.set(product, known);
  return known;
}
