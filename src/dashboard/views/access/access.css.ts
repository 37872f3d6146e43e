import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const people = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const name = style({ ...type.subheading, overflowWrap: 'anywhere' });
