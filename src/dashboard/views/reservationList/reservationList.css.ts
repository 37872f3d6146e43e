import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { canHover, from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import { small } from '../../../kit/shared.css.ts';

export const form = style({ display: 'grid', gap: space[4], maxWidth: '40rem' });

/** The filters and the buttons, in one row if the window is wide enough. */
export const submitRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });

export const filters = style({
  flex: '1 1 20rem',
  minWidth: 0,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  // The choices of open filters need the whole row.
  selectors: { '&[open]': { flexBasis: '100%' } },
});
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '2.75rem',
  paddingInline: space[4],
  borderRadius: radius.medium,
  fontWeight: 500,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.sunken } } } },
});
globalStyle(`${filters}[open] > ${opener} svg`, { transform: 'rotate(180deg)' });

export const fields = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The number of reservations, and what can be done with the list. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const rows = style({ borderTop: `1px solid ${colour.line}` });

/** A reservation; its whole area is the link. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${row} > p`, { gridColumn: '1 / -1' });
globalStyle(`${row} > h2 + p`, { gridColumn: 2, gridRow: 1 });

export const name = style({ ...type.body, fontWeight: 600 });
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${colour.focus}`,
      outlineOffset: '-3px',
      borderRadius: radius.small,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const dates = style(figures);
export const number = style([
  small,
  figures,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[4]}` },
]);

const mark = style({
  ...type.small,
  justifySelf: 'end',
  alignSelf: 'start',
  paddingInline: space[3],
  border: hiddenEdge,
  borderRadius: radius.medium,
  fontWeight: 600,
});
const pending = [mark, { background: colour.warningTint, color: colour.text }];
const ended = [mark, { background: colour.sunken, color: colour.muted }];

/** The status, by text and colour. */
export const status = styleVariants({
  awaiting_otp: pending,
  awaiting_payment: pending,
  confirmed: [mark, { background: colour.successTint, color: colour.text }],
  completed: ended,
  expired: ended,
  cancelled: ended,
});
