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
for (const axis of ['x', 'y']) {
  globalStyle(`[src*='.${axis}0']`, { vars: { [`--${axis}`]: '0%' } });
  globalStyle(`[src*='.${axis}2']`, { vars: { [`--${axis}`]: '100%' } });
}

/** The size is fixed before the photo is loaded, so that nothing moves. */
export const photo = styleVariants({
  fill: [base],
  square: [base, { aspectRatio: '1' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
});
