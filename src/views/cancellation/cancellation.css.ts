import { style } from '@vanilla-extract/css';
import { from, systemColours } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const title = style({ fontWeight: 600, outline: 'none', scrollMarginTop: space[8] });
export const place = style({ height: '8rem' });

/** Aligns its label with the text above it. */
export const quietAction = style({ marginLeft: `-${space[3]}` });

export const question = style({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.error}`,
  '@media': { [from.md]: { padding: space[8] } },
});
export const refund = style({ display: 'grid', gap: space[1] });
export const refundName = style(type.label);
export const amount = style([figures, type.title]);

export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.small });
export const caption = style({
  captionSide: 'bottom',
  textAlign: 'left',
  paddingTop: space[3],
  color: colour.muted,
});
// At large font sizes, long words are broken so that the table fits.
const cellSpace = {
  // A percentage would not count for the width of a column, so that its heading would not fit.
  padding: `${space[3]} min(${space[3]}, 3vw)`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;
// The column of the refunds is as wide as its heading.
const ownWidth = { textAlign: 'right', overflowWrap: 'break-word' } as const;
export const columnHead = style({
  ...cellSpace,
  textAlign: 'left',
  color: colour.muted,
  fontWeight: 500,
  selectors: { '&:last-child': ownWidth },
});
export const row = style({
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-current]': { background: colour.primaryWash } },
  '@media': { [systemColours]: { selectors: { '&[data-current]': { outline: '2px solid Highlight' } } } },
});
export const cell = style({ ...cellSpace, textAlign: 'left', fontWeight: 400 });
export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: colour.primary,
  fontWeight: 600,
});
export const share = style([figures, { ...cellSpace, ...ownWidth, fontWeight: 600 }]);
