import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/theme.css.ts';

const base = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--x,50%) var(--y,50%)',
  background: colour.sunken,
  color: colour.muted,
  fontSize: '0.875rem',
});

// The end of the address says around which point a photo is cropped (contract/values/focalPoint.ts). The selectors are short
// because every page has them.
for (const quarter of [0, 1, 3, 4]) {
  globalStyle(`[src*='.${quarter}.']`, { vars: { '--x': `${quarter * 25}%` } });
  globalStyle(`[src*='.${quarter}.w']`, { vars: { '--y': `${quarter * 25}%` } });
}

/** The size is fixed before the photo is loaded, so that nothing moves. */
export const photo = styleVariants({
  fill: [base],
  square: [base, { aspectRatio: '1' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
});
