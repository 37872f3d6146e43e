import type { PlacedBox } from './layOut.ts';

/** The box that boxes begin with; of an open one, that which it begins with in turn. */
export function beginningIn(boxes: readonly PlacedBox[], begins: readonly string[]): PlacedBox | undefined {
  const first = boxes.find(({ box }) => begins.includes(box.id)) ?? boxes.find(({ box }) => box.isOpen);
  return first?.box.isOpen ? beginningIn(first.inner, first.box.begins) : (first ?? boxes[0]);
}
