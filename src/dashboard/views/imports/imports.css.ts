import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const part = style({ display: 'grid', gap: space[4] });
export const heading = style(type.subheading);

/** The fields of a form, in two or three columns on wide windows. */
export const fields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const list = style({ borderTop: `1px solid ${colour.line}` });
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
export const rowWithAction = style([
  row,
  {
    justifyItems: 'start',
    gap: space[3],
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  },
]);
export const rowText = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const strong = style({ fontWeight: 600 });
export const problem = style({ color: colour.error });
