import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, space } from '../../../theme/theme.css.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[3]} ${space[6]}`,
});
export const widths = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const frameBase = style({
  width: '100%',
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.sunken,
});
export const frame = styleVariants({
  phone: [frameBase, { maxWidth: '24.5rem' }],
  // A narrow window scrolls the wide page sideways.
  desktop: [frameBase],
});

const pageBase = style({ display: 'block', border: 0, height: 'min(44rem, 80vh)' });
export const page = styleVariants({
  phone: [pageBase, { width: '100%' }],
  desktop: [pageBase, { width: '80rem' }],
});
