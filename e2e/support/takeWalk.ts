import type { Page } from '@playwright/test';
import type { Happening } from '../../machines/atlas/chart.ts';
import { keepsNobodyOut } from './axe.ts';
import type { Walk } from './walks.ts';

/** Somebody in a real browser: does what a walk says, and sees what its states promise. */
export interface Walker {
  /** @param next what happens after it, for what cannot be waited for. */
  does: (happening: Happening, next?: Happening) => Promise<void>;
  sees: (state: string, next?: Happening) => Promise<void>;
}

/** Takes a walk, and looks at its states with axe where it is to. */
export async function takeWalk(page: Page, walk: Walk, walker: Walker): Promise<void> {
  const nextOf = (index: number) => walk.steps[index]?.happening;
  await walker.sees(walk.start, nextOf(0));
  if (walk.isLookedAt.start) await keepsNobodyOut(page);
  for (const [index, { happening, state }] of walk.steps.entries()) {
    const next = nextOf(index + 1);
    await walker.does(happening, next);
    await walker.sees(state, next);
    if (walk.isLookedAt.after[index]) await keepsNobodyOut(page);
  }
}
