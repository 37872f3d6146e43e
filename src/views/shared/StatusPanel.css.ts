import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../theme/oneColumn.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const panel = style({
  ...oneColumn,
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[5],
  paddingBlock: space[12],
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: radius.round,
  background: colour.primaryTint,
  color: colour.primary,
});
export const title = style({ ...type.title, outline: 'none' });
