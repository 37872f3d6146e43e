import type { Model } from 'statechart-atlas';
import type { DescribedPath } from 'statechart-atlas/paths/describePath';
import { getTour, type KnownWalk } from './getTour.ts';

/** Why no walk in a browser can take a path; undefined if one can. */
export function findExclusionReason(
  walks: readonly KnownWalk[],
  { machine, screenless }: Model,
  path: Pick<DescribedPath, 'id' | 'start' | 'steps'>,
): string | undefined {
  const ofMachine = walks.filter(({ model }) => model.machine.id === machine.id);
  if (ofMachine.length === 0) {
    const where = screenless === undefined ? '' : `: ${screenless}`;
    return `${machine.id} has no screen of its own${where}`;
  }
  const walk = ofMachine.find(({ start }) => start === path.start);
  if (!walk) return `no walk in a browser starts in ${path.start} of ${machine.id}`;
  const found = getTour(walk, path, 'en');
  return 'why' in found ? found.why : undefined;
}
