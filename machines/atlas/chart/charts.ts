import type { AnyStateNode } from 'xstate';
import { drawnArrows } from '../about/drawn.ts';
import { statesAbout } from '../about/states.ts';
import { nodeName, statesOf } from '../graph.ts';
import { invokedBy } from '../invoked.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { wordsOf } from '../words.ts';
import { draw, type Drawing } from './draw.ts';
import type { Around } from './dress.ts';
import { layOut } from './layOut.ts';
import { lineage } from './lineage.ts';
import type { Addresses } from './rows.ts';
import type { Whole } from './view.ts';
import { viewOf } from './viewOf.ts';

/** A drawing. */
export interface Chart extends Drawing {
  /** Of a machine: empty as it is shown at first, the path of the state that is open, or `all`. */
  id: string;
  title: string;
}

const firstOf = ({ type, initial }: AnyStateNode): readonly string[] =>
  type === 'parallel' ? [] : (initial?.target ?? []).map(nodeName);

function wholeOf(model: Model, product: Product): Whole {
  const { root } = model.machine;
  return {
    states: statesAbout(model, product),
    drawn: drawnArrows(model, product),
    regions: new Set(
      statesOf(root)
        .filter(({ parent }) => parent?.type === 'parallel')
        .map(nodeName),
    ),
    begins: new Map([root, ...statesOf(root)].map((node) => [nodeName(node), firstOf(node)])),
  };
}

function aroundOf({ machine }: Model, { mails }: Product, { states }: Whole): Around {
  const runs = invokedBy(machine).flatMap((one) =>
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
    mails: new Map(mails.map(({ id, words }) => [id, words])),
  };
}

/** From the page of the machine, whose states have pages below it. */
const fromItsPage: Addresses = {
  ofState: ({ slug }) => `${slug}/index.html`,
  ofMachine: (machine) => `../${machine}/index.html`,
};

/** A machine whose states are so few is shown whole at first. */
const fewStates = 8;
/** One that would show so few boxes while all are closed shows what is in them at first. */
const fewBoxes = 3;

/** The states with others in them that are open at first. */
function openAtFirst({ states }: Whole): string[] {
  const compounds = states.filter(({ isLeaf }) => !isLeaf);
  if (states.filter(({ isLeaf }) => isLeaf).length <= fewStates) return compounds.map(({ id }) => id);
  const outermost = states.filter(({ within }) => within === undefined);
  if (outermost.length > fewBoxes) return [];
  return compounds.filter((state) => outermost.includes(state)).map(({ id }) => id);
}

/** Which of a machine's states are open in a chart. */
interface Opening {
  id: string;
  title: string;
  open: readonly string[];
  /** The outermost of them, where only what is in it is shown. */
  part?: string;
}

function openingsOf(whole: Whole, title: string, names: Around['names']): Opening[] {
  const compounds = whole.states.filter(({ isLeaf }) => !isLeaf).map(({ id }) => id);
  const first = openAtFirst(whole);
  const named = (id: string) => lineage(id).map((level) => names.get(level) ?? level);
  return [
    { id: '', title, open: first },
    ...compounds.map((id) => ({
      id,
      title: `${title}: ${named(id).join(' › ')}`,
      open: lineage(id),
      part: lineage(id)[0]!,
    })),
    ...(compounds.length > first.length
      ? [{ id: 'all', title: `${title}: everything`, open: compounds }]
      : []),
  ];
}

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
      const placed = await layOut(viewOf(whole, new Set(open), part), around);
      return { id, title, ...draw(placed, title, root.description ?? '', addresses) };
    }),
  );
}
