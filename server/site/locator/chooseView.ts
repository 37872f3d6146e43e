import type { Place } from '../../../contract/rules/roughPlace.ts';
import { findTowns, type Towns } from './towns.ts';
import { hasKnownOutline, getView, type View } from './view.ts';
import type { WorldMap } from './worldMap.ts';

/** Widths in kilometres at which a place is recognised by the towns and districts around it. */
const nearWidths = [30, 60, 100];
/** Widths in kilometres at which a place is recognised by coasts and borders. */
const farWidths = [200, 280, 380, 560, 1000, 4000];

/** Named places that a near view needs in the part that phones show, so that a guest recognises it. */
const leastTowns = 3;

/** The nearest view in which a guest recognises where a place is, and the towns that are written in it. */
export function chooseView(world: WorldMap, place: Place): { view: View; towns: Towns } {
  for (const kilometres of nearWidths) {
    const view = getView(world, place, kilometres);
    const towns = findTowns(view, 'districts');
    if (towns.middle.length >= leastTowns) return { view, towns };
  }
  const views = farWidths.values().map((kilometres) => getView(world, place, kilometres));
  const view = views.find(hasKnownOutline) ?? getView(world, place, farWidths.at(-1)!);
  return { view, towns: findTowns(view, 'towns') };
}
