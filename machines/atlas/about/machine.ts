import type { Model } from '../model.ts';
import { surveyPaths, type Survey } from '../paths.ts';
import type { Product, ProductPage } from '../product.ts';
import { getTrees, type Branch, type Tree } from '../tree.ts';
import { foundArrows, type ArrowInfo } from './arrows.ts';
import { statesAbout, type StateInfo } from './states.ts';

/** A machine beside another one, and the states in which the inner runs in the outer. */
interface RelatedMachine {
  machine: string;
  states: readonly string[];
}

/** What is known of a machine, for people. */
export interface MachineInfo {
  id: string;
  description: string;
  states: readonly StateInfo[];
  /** One for each pair of a state and something that happens in it. */
  arrows: readonly ArrowInfo[];
  /** Types of events that others tell it, and that it tells others. */
  receives: readonly string[];
  sends: readonly string[];
  parents: readonly RelatedMachine[];
  runs: readonly RelatedMachine[];
  /** The pages that show it first. */
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

/** Every run of a machine in another one; one that runs at two places more than once. */
function parents(product: Product): Run[] {
  const known = runs.get(product) ?? getTrees(product.models).flatMap(getRuns);
  runs.set(product, known);
  return known;
}

const once = <T>(all: readonly T[]) => [...new Set(all)];

/** What is known of a machine, from its model and from what the product tells of it. */
export function aboutMachine(model: Model, product: Product): MachineInfo {
  const { id, root } = model.machine;
  const asInner = parents(product).filter(({ branch }) => branch.model.machine.id === id);
  const asOuter = parents(product).filter(({ outer }) => outer === id);
  const inner = ({ branch }: Run) => branch.model.machine.id;
  return {
    id,
    description: root.description ?? '',
    states: statesAbout(model, product),
    arrows: foundArrows(model, product).map(({ info }) => info),
    receives: once(asInner.flatMap(({ branch }) => branch.receives)),
    sends: once(asInner.flatMap(({ branch }) => branch.sends)),
    parents: [...Map.groupBy(asInner, ({ outer }) => outer)].map(([machine, [first]]) => ({
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
