import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { space } from '../../../theme/theme.css.ts';

export const filters = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '40rem',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
