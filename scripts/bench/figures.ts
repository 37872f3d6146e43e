import type { Figure } from './figure.ts';
import { changes } from './figures/changes.ts';
import { firstTap } from './figures/firstTap.ts';
import { firstVisit } from './figures/firstVisit.ts';
import { cachedPages } from './figures/cachedPages.ts';
import { lighthouse } from './figures/lighthouse.ts';
import { longestTask } from './figures/longestTask.ts';
import { memory } from './figures/memory.ts';
import { paint } from './figures/paint.ts';
import { rendering } from './figures/rendering.ts';
import { reservations } from './figures/reservations.ts';
import { scripts } from './figures/scripts.ts';
import { start } from './figures/start.ts';

/** All measurements, by the names for `--only`. */
export const figures: Readonly<Record<string, Figure>> = {
  scripts,
  firstVisit,
  longestTask,
  firstTap,
  changes,
  paint,
  keptPages: cachedPages,
  rendering,
  reservations,
  memory,
  start,
  lighthouse,
};
