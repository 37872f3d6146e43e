import { namesWidth, rowHeight, sizes } from './timeline.css.ts';

const defaultFontSize = 16;

/** The sizes of the grid in pixels, from which its visible part is calculated. */
export interface Pixels {
  /** The width of a night. */
  column: number;
  row: number;
  head: number;
  /** The width of the column with the names of the properties; 0 if the names are above the nights. */
  names: number;
}

/** Returns the sizes of a grid, which depend on the width of the window. */
export function getPixels(grid: Element): Pixels {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || defaultFontSize;
  const styles = getComputedStyle(grid);
  const read = (name: string) => Number.parseFloat(styles.getPropertyValue(name));
  return {
    column: sizes.column * rem,
    head: sizes.head * rem,
    row: (read(rowHeight) || sizes.row) * rem,
    names: (read(namesWidth) || 0) * rem,
  };
}
