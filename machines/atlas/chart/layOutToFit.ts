import { briefly } from './brief.ts';
import { findClashes } from './clashes.ts';
import { sizes } from './styleBox.ts';
import { arrangements, layOut, type Arrangement, type Placed } from './layOut.ts';
import type { ChartContext } from './chartRows.ts';
import type { View } from './view.ts';

/** As large as a laptop of 1280 × 800 pixels shows a chart, below the head of a page. */
const screen = { width: 1230, height: 704 };

/** How large the smallest letters are at least, in pixels: smaller ones are not read at a glance. */
const readable = 11;

type Size = Pick<Placed, 'width' | 'height'>;

/** How large the smallest letters of a chart are, in pixels, where all of it is seen on a screen. */
export const getLetterHeight = ({ width, height }: Size): number =>
  sizes.row * Math.min(1, screen.width / width, screen.height / height);

/** A view that fits a screen, and whether it tells all. */
export interface FittedLayout {
  placed: Placed;
  isBrief: boolean;
}

/**
 * Finds places with which a view is read on a screen: straight down, else more bent, else in fewer words. Where nothing
 * does, with the largest letters.
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
