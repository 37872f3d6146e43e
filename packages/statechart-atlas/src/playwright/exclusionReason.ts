import type { Model } from '../model.ts';
import type { DescribedPath } from '../paths/describePath.ts';
import { findTour } from './findTour.ts';
import type { Walk } from './walkPlan.ts';

/** Returns the reason why no walk in a browser can take a path; undefined if one can. */
export function findExclusionReason(
  walks: readonly Walk[],
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
  const found = findTour(walk, path, '');
  return 'reason' in found ? found.reason : undefined;
}
