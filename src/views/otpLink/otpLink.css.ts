import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const page = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '36rem',
  paddingBlock: space[6],
  '@media': { [from.md]: { paddingBlock: space[12] } },
});
export const title = style(type.title);
export const property = style(type.heading);
