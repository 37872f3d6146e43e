import { lineage } from './lineage.ts';
import type { ChartContext } from './chartRows.ts';
import type { Whole } from './view.ts';

/** A machine with at most this many states is initially shown with every state open. */
const fewStates = 8;
/** A machine with at most this many top-level states is initially shown with these states open. */
const fewBoxes = 3;

/** Returns the compound states that are initially open. */
function openAtFirst({ states }: Whole): string[] {
  const compounds = states.filter(({ isLeaf }) => !isLeaf);
  if (states.filter(({ isLeaf }) => isLeaf).length <= fewStates) return compounds.map(({ id }) => id);
  const outermost = states.filter(({ within }) => within === undefined);
  if (outermost.length > fewBoxes) return [];
  return compounds.filter((state) => outermost.includes(state)).map(({ id }) => id);
}

/** A view of a machine: the states that are open in it. */
export interface Opening {
  id: string;
  title: string;
  open: readonly string[];
  /** The innermost open state, if the view shows only this state. */
  part?: string;
}

const getCompounds = ({ states }: Whole) => states.filter(({ isLeaf }) => !isLeaf).map(({ id }) => id);

/** Returns the view of a machine with every state open. */
export const getFullOpening = (whole: Whole, title: string): Opening => ({
  id: 'all',
  title: `${title}: everything`,
  open: getCompounds(whole),
});

/** Returns the views of a machine: the initial one, one for each compound state, and one with every state open. */
export function getOpenings(whole: Whole, title: string, names: ChartContext['names']): Opening[] {
  const compounds = getCompounds(whole);
  const first = openAtFirst(whole);
  const named = (id: string) => lineage(id).map((level) => names.get(level) ?? level);
  return [
    { id: '', title, open: first },
    ...compounds.map((id) => ({
      id,
      title: `${title}: ${named(id).join(' › ')}`,
      open: lineage(id),
      part: id,
    })),
    ...(compounds.length > first.length ? [getFullOpening(whole, title)] : []),
  ];
}
