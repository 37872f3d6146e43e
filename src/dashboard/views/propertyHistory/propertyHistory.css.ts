import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const list = style({ borderTop: `1px solid ${colour.line}` });
export const row = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  paddingBlock: space[4],
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const version = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const number = style(type.subheading);
export const note = style({ overflowWrap: 'anywhere' });
