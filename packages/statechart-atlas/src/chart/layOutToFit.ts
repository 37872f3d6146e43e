import { briefly } from './brief.ts';
import { findClashes } from './clashes.ts';
import { sizes } from './styleBox.ts';
import { arrangements, layOut, type Arrangement, type Placed } from './layOut.ts';
import type { ChartContext } from './chartRows.ts';
import type { View } from './view.ts';

/** The area for a chart below the page header on a laptop with 1280 × 800 pixels. */
const screen = { width: 1230, height: 704 };

/** The minimum height in pixels of readable text. */
const readable = 11;

type Size = Pick<Placed, 'width' | 'height'>;

/** Returns the height in pixels of the smallest text of a chart when all of it fits on the screen. */
export const getLetterHeight = ({ width, height }: Size): number =>
  sizes.row * Math.min(1, screen.width / width, screen.height / height);

/** A layout, and whether the view had to be shortened for it. */
export interface FittedLayout {
  placed: Placed;
  isBrief: boolean;
}

/**
 * Finds the first layout that is readable on a screen: straight down, then other arrangements, then shortened views. If
 * none is readable, returns the one with the largest text.
 */
export async function layOutToFit(view: View, around: ChartContext): Promise<FittedLayout> {
  let largest: (FittedLayout & { letterHeight: number }) | undefined;
  for (const shorten of [(all: View) => all, ...briefly]) {
    const shown = shorten(view);
    for (const arrangement of Object.keys(arrangements) as Arrangement[]) {
      const placed = await layOut(shown, around, arrangement);
      if (findClashes(placed).length > 0) continue;
      const fittedLayout = { placed, isBrief: shown !== view, letterHeight: getLetterHeight(placed) };
      if (fittedLayout.letterHeight >= readable) return fittedLayout;
      if (largest === undefined || fittedLayout.letterHeight > largest.letterHeight) largest = fittedLayout;
    }
  }
  return largest ?? { placed: await layOut(view, around), isBrief: false };
}
