import type { Box } from './view.ts';

/** The id of the box that boxes begin with; of an open one, that of what it begins with in turn. */
export function getStart(boxes: readonly Box[], begins: readonly string[]): string | undefined {
  const first = boxes.find(({ id }) => begins.includes(id)) ?? boxes.find(({ isOpen }) => isOpen) ?? boxes[0];
  return first?.isOpen ? getStart(first.inner, first.begins) : first?.id;
}
