import type { Place } from '../../../contract/values/roundLocation.ts';
import { findTowns, type Towns } from './towns.ts';
import { hasKnownOutline, getView, type View } from './view.ts';
import type { WorldMap } from './worldMap.ts';

/** Widths in kilometres at which guests recognise a place by its towns and districts. */
const nearWidths = [30, 60, 100];
/** Widths in kilometres at which guests recognise a place by coasts and borders. */
const farWidths = [200, 280, 380, 560, 1000, 4000];

/** The minimum number of named places in the part of a near view that phones show. */
const leastTowns = 3;

/**
 * Chooses the view of a place, with the towns to name in it: that of a width in kilometres, or the nearest one in which
 * guests recognise the location.
 */
export function chooseView(world: WorldMap, place: Place, width?: number): { view: View; towns: Towns } {
  if (width !== undefined) {
    const view = getView(world, place, width);
    return { view, towns: findTowns(view, 'districts') };
  }
  for (const kilometres of nearWidths) {
    const view = getView(world, place, kilometres);
    const towns = findTowns(view, 'districts');
    if (towns.middle.length >= leastTowns) return { view, towns };
  }
  const views = farWidths.values().map((kilometres) => getView(world, place, kilometres));
  const view = views.find(hasKnownOutline) ?? getView(world, place, farWidths.at(-1)!);
  return { view, towns: findTowns(view, 'towns') };
}
