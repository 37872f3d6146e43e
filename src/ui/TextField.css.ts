import { style } from '@vanilla-extract/css';
import { control } from './Field.css.ts';

/** For a code, whose digits are spaced for reading. */
export const code = style([
  control,
  {
    fontSize: '1.75rem',
    letterSpacing: '0.3em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);

export const area = style([control, { minHeight: '7.5rem', resize: 'vertical', lineHeight: 1.5 }]);
