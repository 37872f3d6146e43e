import { layOut, type Placed } from './layOut.ts';
import type { Around } from './said.ts';
import type { View } from './view.ts';

/** As large as a screen shows it, below the head of a page. */
const screen = { width: 1180, height: 640 };

const scaleOf = ({ width, height }: Placed) => Math.min(1, screen.width / width, screen.height / height);

/** So much larger its words have to be for a chart to bend the way that is wanted. */
const muchLarger = 1.25;

/** Finds places with which a view fits a screen, straight down or, where that is much larger then, more compactly. */
export async function layOutToFit(view: View, around: Around): Promise<Placed> {
  const straight = await layOut(view, around);
  if (scaleOf(straight) === 1) return straight;
  const compacted = await layOut(view, around, true);
  return scaleOf(compacted) >= scaleOf(straight) * muchLarger ? compacted : straight;
}
