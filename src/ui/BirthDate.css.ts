import { style, styleVariants } from '@vanilla-extract/css';
import { colour, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';
import { label } from './Field.css.ts';

export const legend = style([label, { marginBottom: space[2] }]);
export const parts = style({ display: 'flex', gap: space[3] });
const part = style({ ...type.small, display: 'grid', gap: space[1], color: colour.muted });
export const partStyles = styleVariants({
  day: [part, { width: '4.5rem' }],
  month: [part, { width: '4.5rem' }],
  year: [part, { width: '6rem' }],
});
