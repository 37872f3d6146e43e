import { sizes } from './timeline.css.ts';

const defaultFontSize = 16;

/** Returns the sizes of the grid in pixels, from which its visible part is calculated. */
export function getPixels(): Record<keyof typeof sizes, number> {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultFontSize;
  return { column: sizes.column * rem, row: sizes.row * rem, head: sizes.head * rem };
}
