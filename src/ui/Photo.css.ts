import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '../theme/theme.css.ts';

const base = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: colour.sunken,
  color: colour.muted,
  fontSize: '0.875rem',
});

/** The size is fixed before the photo is loaded, so that nothing moves. */
export const photo = styleVariants({
  fill: [base],
  square: [base, { aspectRatio: '1' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
});
