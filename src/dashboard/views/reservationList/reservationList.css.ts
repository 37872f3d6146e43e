import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { invisible } from '../../../theme/invisible.ts';
import { canHover, from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import { small } from '../../../kit/shared.css.ts';

export const form = style({ display: 'grid', gap: space[3] });

/** The search and the button of the filters, in one line; open filters take a line of their own. */
export const searchRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[2] });
export const search = style({ position: 'relative', flex: '1 1 10rem', minWidth: 0, maxWidth: '26rem' });
// The field says in itself what it finds.
globalStyle(`${search} label, ${search} p`, invisible);
globalStyle(`${search} input`, {
  minHeight: '2.75rem',
  paddingBlock: space[2],
  paddingRight: '3rem',
  textOverflow: 'ellipsis',
});
globalStyle(`${search} > button`, { position: 'absolute', right: 0, bottom: 0 });

export const filters = style({
  minWidth: 0,
  borderRadius: radius.medium,
  border: `1px solid ${colour.edge}`,
  // The choices of open filters need the whole row.
  selectors: { '&[open]': { flexBasis: '100%', maxWidth: '40rem' } },
});
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 'calc(2.75rem - 2px)',
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

/** The columns of the table, as check boxes. */
export const choices = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
});
export const chip = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  maxWidth: '100%',
  paddingInline: space[4],
  border: hiddenEdge,
  borderRadius: radius.round,
  background: colour.sunken,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

/** The number of reservations, and what can be done with the list. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
globalStyle(`${tools} > button`, { minHeight: '2.75rem', paddingInline: space[4] });
// Open columns are below the buttons.
globalStyle(`${tools} > details[open]`, { order: 1, maxWidth: 'none' });
export const count = style({ marginRight: 'auto' });
export const sums = style([
  small,
  figures,
  { order: 2, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` },
]);
export const order = style({ order: 2, flexBasis: '100%', minHeight: '2.75rem' });
// The chosen order says what it is.
globalStyle(`${order} label`, invisible);
globalStyle(`${order} select`, { minHeight: '2.75rem', paddingBlock: space[2] });

export const rows = style({ borderTop: `1px solid ${colour.line}` });

/** A reservation; its whole area is the link. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
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
