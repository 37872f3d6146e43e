import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../../theme/media.ts';
import { colour, radius, space } from '../../../../theme/theme.css.ts';
import { type } from '../../../../theme/type.ts';

export const photos = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({ ...type.subheading, outline: 'none' });

export const uploads = style({ display: 'grid', gap: space[3] });
export const upload = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
export const uploadName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const uploadState = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: colour.muted,
});
export const progress = style({ width: '100%', accentColor: colour.primary });

export const grid = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
});
export const card = style({
  display: 'grid',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  minWidth: 0,
  selectors: {
    '&[draggable=true]': { cursor: 'grab' },
    // The fields of a photo need the whole width.
    '&:has(details[open])': { gridColumn: '1 / -1' },
  },
});
// The longest title fits into a card of the smallest windows.
globalStyle(`${card} summary`, { gap: space[1], paddingInline: space[3] });
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.small,
  maxHeight: '22rem',
  background: colour.sunken,
});
export const title = style({ ...type.label });
