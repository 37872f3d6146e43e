import { style } from '@vanilla-extract/css';
import { colour } from '../theme/theme.css.ts';
import { control } from './Field.css.ts';

/** As tall as the date input that it replaces. */
export const date = style([
  control,
  {
    textAlign: 'start',
    cursor: 'pointer',
    lineHeight: 1.5,
    selectors: {
      '&[data-refused]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` },
    },
  },
]);
export const unset = style({ opacity: 0.75 });
