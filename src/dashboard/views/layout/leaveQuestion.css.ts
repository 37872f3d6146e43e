import { style } from '@vanilla-extract/css';
import { card } from '../../../kit/shared.css.ts';
import { colour } from '../../../theme/theme.css.ts';

export const dialog = style([
  card,
  {
    width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    overflowY: 'auto',
    color: colour.text,
    selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' }, '&:not([open])': { display: 'none' } },
  },
]);
