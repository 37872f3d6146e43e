import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cropMarks } from '../../contract/values/focalPoint.ts';
import { colour } from '../theme/theme.css.ts';

const base = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: colour.sunken,
  color: colour.muted,
  fontSize: '0.875rem',
});

for (const [mark, objectPosition] of cropMarks)
  globalStyle(`${base}[src$='${mark}.webp']`, { objectPosition });

/** The size is fixed before the photo is loaded, so that nothing moves. */
export const photo = styleVariants({
  fill: [base],
  square: [base, { aspectRatio: '1' }],
  landscape: [base, { aspectRatio: '3 / 2' }],
});
