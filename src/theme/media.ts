/** The widths at which layouts change and pictures are cut, in CSS pixels. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** In the letters of a browser that leaves their size at 16 pixels: larger letters have the layout of a smaller window. */
const wide = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`;

/** Media queries, phone first: each begins where the one before no longer fits. */
export const from = { sm: wide('sm'), md: wide('md'), lg: wide('lg'), xl: wide('xl') } as const;

/** For visitors who asked for little motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Between the page’s edge and its words: narrower where letters are so large that every pixel counts. */
export const gutter = 'min(1.25rem, 6.25vw)';
/** From the words to the page’s edge, as a margin. */
export const toTheEdge = 'max(-1.25rem, -6.25vw)';

/** A pointer that can rest on something without pressing it. */
export const canHover = '(hover: hover)';

/** So little height, as of a phone on its side or at 400 % zoom, that nothing may stay in the way of reading. */
export const low = '(max-height: 30rem)';

/** Colours of the system alone, as of Windows’ contrast themes: grounds and shadows are gone, borders and words stay. */
export const systemColours = '(forced-colors: active)';

/** A page that is printed. */
export const paper = 'print';
