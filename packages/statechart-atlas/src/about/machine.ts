import type { Model } from '../model.ts';
import { surveyPaths, type Survey } from '../paths.ts';
import type { Product, ProductPage } from '../product.ts';
import { getTrees, type Branch, type Tree } from '../tree.ts';
import { foundArrows, type ArrowInfo } from './arrowInfo.ts';
import { statesAbout, type StateInfo } from './states.ts';

/** A parent or child machine, and the states of the parent in which the child runs. */
interface RelatedMachine {
  machine: string;
  states: readonly string[];
}

/** Data about a machine for the pages of the atlas. */
export interface MachineInfo {
  id: string;
  description: string;
  states: readonly StateInfo[];
  /** One for each pair of a state and an event that it handles. */
  arrows: readonly ArrowInfo[];
  /** Types of the events that the machine receives from its parents, and that it sends to them. */
  receives: readonly string[];
  sends: readonly string[];
  parents: readonly RelatedMachine[];
  runs: readonly RelatedMachine[];
  /** The pages that show this machine first. */
  pages: readonly ProductPage[];
  survey: Survey;
}

interface Run {
  outer: string;
  branch: Branch;
}

const getRuns = (tree: Tree): Run[] =>
  tree.branches.flatMap((branch) => [{ outer: tree.model.machine.id, branch }, ...getRuns(branch)]);

const runs = new WeakMap<Product, Run[]>();

/** Returns every machine that runs in another one; a machine that runs in two places is listed twice. */
function parents(product: Product): Run[] {
  const known = runs.get(product) ?? getTrees(product.models).flatMap(getRuns);
  runs.set(product, known);
  return known;
}

const unique = <T>(all: readonly T[]) => [...new Set(all)];

/** Collects the data about a machine from its model and from the product's description. */
export function describeMachine(model: Model, product: Product): MachineInfo {
  const { id, root } = model.machine;
  const innerUses = parents(product).filter(({ branch }) => branch.model.machine.id === id);
  const asOuter = parents(product).filter(({ outer }) => outer === id);
  const inner = ({ branch }: Run) => branch.model.machine.id;
  return {
    id,
    description: root.description ?? '',
    states: statesAbout(model, product),
    arrows: foundArrows(model, product).map(({ info }) => info),
    receives: unique(innerUses.flatMap(({ branch }) => branch.receives)),
    sends: unique(innerUses.flatMap(({ branch }) => branch.sends)),
    parents: [...Map.groupBy(innerUses, ({ outer }) => outer)].map(([machine, [first]]) => ({
      machine,
      states: first?.branch.states ?? [],
    })),
    runs: [...Map.groupBy(asOuter, inner)].map(([machine, [first]]) => ({
      machine,
      states: first?.branch.states ?? [],
    })),
    pages: product.pages.filter(({ machine }) => machine === id),
    survey: surveyPaths(model),
  };
}
