import { briefly } from './brief.ts';
import { clashesIn } from './clashes.ts';
import { sizes } from './dress.ts';
import { arrangements, layOut, type Arrangement, type Placed } from './layOut.ts';
import type { Around } from './said.ts';
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
export interface Fitted {
  placed: Placed;
  isBrief: boolean;
}

/**
 * Finds places with which a view is read on a screen: straight down, else more bent, else in fewer words. Where nothing
 * does, with the largest letters.
 */
export async function layOutToFit(view: View, around: Around): Promise<Fitted> {
  let largest: (Fitted & { letters: number }) | undefined;
  for (const shorten of [(all: View) => all, ...briefly]) {
    const shown = shorten(view);
    for (const arrangement of Object.keys(arrangements) as Arrangement[]) {
      const placed = await layOut(shown, around, arrangement);
      if (clashesIn(placed).length > 0) continue;
      const fitted = { placed, isBrief: shown !== view, letters: getLetterHeight(placed) };
      if (fitted.letters >= readable) return fitted;
      if (largest === undefined || fitted.letters > largest.letters) largest = fitted;
    }
  }
  return largest ?? { placed: await layOut(view, around), isBrief: false };
}
