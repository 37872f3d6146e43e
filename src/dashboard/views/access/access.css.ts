import { globalStyle, style } from '@vanilla-extract/css';
import { cardLook } from '../../../kit/shared.css.ts';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** Cards next to each other, such as sessions. */
export const people = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const name = style({ ...type.subheading, overflowWrap: 'anywhere' });

/** One row for each person. */
export const list = style({ display: 'grid', gap: space[4] });
export const person = style({
  ...cardLook,
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)', columnGap: space[8] },
  },
});
// The button and the text about the own access are in line with the field.
globalStyle(`${person} > :last-child`, { '@media': { [from.lg]: { alignSelf: 'end' } } });
export const you = style({ ...type.small, fontWeight: 600, color: colour.primary });
export const role = style({ display: 'grid', gap: space[1] });
