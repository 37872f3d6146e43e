import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[5],
  paddingBlock: space[12],
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: radius.round,
  background: colour.primaryTint,
  border: hiddenEdge,
  color: colour.primary,
});
/** The mark for failures and missed deadlines. */
export const alertMark = style([mark, { background: colour.warningTint, color: colour.warning }]);
export const title = style({ ...type.title, outline: 'none' });
