/** The widths at which layouts change and pictures are resized, in CSS pixels. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The query is in ems, so that a larger font size in the browser selects the layout of a smaller window. */
const minWidthQuery = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`;

/** Media queries, mobile first: each applies from the width at which the previous layout is too narrow. */
export const from = {
  sm: minWidthQuery('sm'),
  md: minWidthQuery('md'),
  lg: minWidthQuery('lg'),
  xl: minWidthQuery('xl'),
} as const;

/** The media query for visitors who prefer reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The space between the page's edge and its text. It is narrower at large font sizes, where every pixel counts. */
export const gutter = 'min(1.25rem, 6.25vw)';
/** The margin that extends an element from the text to the page's edge. */
export const gutterOffset = 'max(-1.25rem, -6.25vw)';

/** The media query for pointers that can hover. */
export const canHover = '(hover: hover)';

/**
 * The media query for windows of little height, such as a phone in landscape or 400 % zoom, in which nothing may cover
 * the text.
 */
export const lowWindow = '(max-height: 30rem)';

/**
 * The media query for forced colours, such as Windows' contrast themes, which remove backgrounds and shadows and keep
 * borders and text.
 */
export const systemColours = '(forced-colors: active)';

/** The media query for printed pages. */
export const paper = 'print';
