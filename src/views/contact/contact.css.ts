import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { colour, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const page = style({
  ...column,
  gap: space[8],
  maxWidth: '42rem',
  paddingBlock: space[6],
  '@media': { [from.md]: { paddingBlock: space[10] } },
});
export const title = style(type.title);
export const form = style({ ...column, gap: space[6] });
export const host = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
});
export const hostName = style({ ...type.body, fontWeight: 600, color: colour.text });
export const hostFacts = style({ ...type.small, display: 'grid', gap: space[1], color: colour.muted });
