import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** Texts about a direct booking and its host, below a price. */
const facts = style({ ...type.small, color: colour.muted });
export const card = style([facts, { display: 'grid', gap: space[3] }]);
export const host = style([facts, { display: 'grid', gap: space[1] }]);
export const person = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const hostName = style({ fontWeight: 600, color: colour.text });

export const methods = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
});
export const marks = style({ display: 'contents' });
export const mark = style({
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  border: hiddenEdge,
  background: colour.band,
  fontWeight: 600,
});
