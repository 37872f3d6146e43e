import type { Nights } from '../../../../contract/values/nights.ts';
import type { Cell } from './getCells.ts';

/** Adjacent nights of a selection that can be changed together. */
interface Part {
  kind: 'free' | 'closed';
  start: string;
  end: string;
}

const getKind = ({ content }: Cell): Part['kind'] | undefined => {
  if (content.kind === 'free') return 'free';
  return content.kind === 'block' && !content.block.isFixed ? 'closed' : undefined;
};

/** Returns the parts of the selected nights that can be closed, or opened again. */
export function getParts(nights: Nights, cells: readonly Cell[]): Part[] {
  const parts: Part[] = [];
  for (const cell of cells) {
    const kind = getKind(cell);
    if (!kind) continue;
    const start = cell.start > nights.start ? cell.start : nights.start;
    const end = cell.end < nights.end ? cell.end : nights.end;
    const last = parts.at(-1);
    if (kind === 'free' && last?.kind === kind && last.end === start) last.end = end;
    else parts.push({ kind, start, end });
  }
  return parts;
}
