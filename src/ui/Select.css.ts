import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../theme/theme.css.ts';
import { control } from './Field.css.ts';

export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: space[10],
    textOverflow: 'ellipsis',
    selectors: { '&::-ms-expand': { display: 'none' } },
  },
]);

export const box = style({
  position: 'relative',
  display: 'grid',
});
globalStyle(`${box} > svg`, {
  position: 'absolute',
  right: space[3],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: colour.muted,
});
