import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { from } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const page = style({
  paddingBlock: space[4],
  '@media': { [from.md]: { paddingBlock: space[8] } },
});
// The host is above the message on a phone, next to it in wide windows.
export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      columnGap: space[16],
      alignItems: 'start',
    },
  },
});
export const back = style({
  ...type.small,
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: space[1],
  color: colour.muted,
});
export const title = style({ ...type.title, gridColumn: '1 / -1' });
export const form = style({
  display: 'grid',
  gap: space[6],
  maxWidth: '44rem',
  '@media': { [from.lg]: { gridColumn: 1, gridRow: 2 } },
});
export const host = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'flex-start',
  padding: space[5],
  borderRadius: radius.large,
  border: hiddenEdge,
  background: colour.band,
  '@media': { [from.lg]: { gridColumn: 2, gridRow: 2, padding: space[6] } },
});
globalStyle(`${host} > :last-child`, { flex: '1 8rem' });
export const hostName = style({ ...type.body, fontWeight: 600, color: colour.text });
export const hostFacts = style({ ...type.small, display: 'grid', gap: space[1], color: colour.muted });
