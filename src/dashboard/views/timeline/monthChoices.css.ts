import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const choices = style({
  display: 'grid',
  gap: space[4],
  maxHeight: 'min(32rem, 60dvh)',
  overflowY: 'auto',
  padding: space[2],
});
export const date = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
globalStyle(`${date} > div`, { flex: '1 1 9rem' });
globalStyle(`${date} > button`, {
  width: 'auto',
  justifyContent: 'center',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.round,
  paddingInline: space[5],
});

export const year = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space[1],
});
globalStyle(`${year} > p`, { ...type.label, gridColumn: '1 / -1' });
globalStyle(`${year} > button`, { ...type.small, justifyContent: 'center' });
