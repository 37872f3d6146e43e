import type { Box } from './view.ts';

/** Returns the id of the initial box; of an open box, that of its initial box in turn. */
export function getStart(boxes: readonly Box[], begins: readonly string[]): string | undefined {
  const first = boxes.find(({ id }) => begins.includes(id)) ?? boxes.find(({ isOpen }) => isOpen) ?? boxes[0];
  return first?.isOpen ? getStart(first.inner, first.begins) : first?.id;
}
