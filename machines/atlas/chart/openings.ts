import { lineage } from './lineage.ts';
import type { ChartContext } from './chartRows.ts';
import type { Whole } from './view.ts';

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
export interface Opening {
  id: string;
  title: string;
  open: readonly string[];
  /** The innermost of them, where only what is in it is shown. */
  part?: string;
}

const getCompounds = ({ states }: Whole) => states.filter(({ isLeaf }) => !isLeaf).map(({ id }) => id);

/** All that a machine does, with every state open. */
export const getFullOpening = (whole: Whole, title: string): Opening => ({
  id: 'all',
  title: `${title}: everything`,
  open: getCompounds(whole),
});

/** The views of a machine that are drawn: as it is shown at first, each state opened, and all open. */
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
