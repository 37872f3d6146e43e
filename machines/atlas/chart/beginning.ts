import type { Box } from './view.ts';

interface HasBox<Self> {
  box: Box;
  inner: readonly Self[];
}

/** The box that boxes begin with; of an open one, that which it begins with in turn. */
export function beginningIn<Placed extends HasBox<Placed>>(
  boxes: readonly Placed[],
  begins: readonly string[],
): Placed | undefined {
  const first = boxes.find(({ box }) => begins.includes(box.id)) ?? boxes.find(({ box }) => box.isOpen);
  return first?.box.isOpen ? beginningIn(first.inner, first.box.begins) : (first ?? boxes[0]);
}
