import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { colour, radius, shadow, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const booking = style({ ...column, gap: space[8] });
export const screen = style({ ...column, gap: space[6] });
export const stepTitle = style({ ...type.heading, outline: 'none' });
export const lead = style({ color: colour.muted, maxWidth: '38rem' });
export const small = style({ ...type.small, color: colour.muted });
export const moves = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const stackedMoves = style([
  moves,
  { '@media': { [`not all and ${from.sm}`]: { display: 'grid', justifyItems: 'stretch' } } },
]);

export const steps = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  counterReset: 'step',
});
export const step = style({
  flex: 1,
  paddingTop: space[3],
  borderTop: `3px solid ${colour.line}`,
  color: colour.muted,
  selectors: {
    '&[data-done]': { borderColor: colour.primary },
    '&[aria-current]': { borderColor: colour.primary, color: colour.text, fontWeight: 600 },
  },
  '@media': {
    [`not all and ${from.sm}`]: { selectors: { '&:not([aria-current])': { fontSize: 0 } } },
  },
});

/** Where there is a summary at the side, the price need not stand in the flow too. */
export const narrowOnly = style({ '@media': { [from.lg]: { display: 'none' } } });

export const card = style({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.card,
});
export const cardPrice = style([figures, type.heading]);
export const cardDates = style({ display: 'grid', gap: space[1] });

export const barBox = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[5]} max(${space[3]}, env(safe-area-inset-bottom))`,
  background: colour.surface,
  boxShadow: shadow.bar,
  borderTop: `1px solid ${colour.line}`,
});
export const barPrice = style([figures, { ...type.subheading, lineHeight: 1.15 }]);
globalStyle(`${barBox} > :last-child`, { flex: 'none' });

export const lines = style([figures, { display: 'grid', gap: space[2] }]);
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
globalStyle(`${line} dd`, { whiteSpace: 'nowrap' });
export const total = style([
  line,
  {
    fontWeight: 600,
    fontSize: '1.125rem',
    paddingTop: space[3],
    marginTop: space[1],
    borderTop: `1px solid ${colour.line}`,
  },
]);
export const skeletonLine = style({ height: '1.5rem' });

export const policyList = style({ ...type.small, display: 'grid', gap: space[1] });
export const policy = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });
globalStyle(`${policy} svg`, { marginTop: '0.2em' });
export const given = style({ color: colour.success });
export const notGiven = style({ color: colour.muted });
export const optionName = style({ fontWeight: 600 });
export const optionPart = style({ ...type.small, color: colour.muted, display: 'grid', gap: space[1] });

export const fields = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const across = style({ gridColumn: '1 / -1' });
export const phone = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const form = style({ ...column, gap: space[8] });
export const group = style({ ...column, gap: space[5] });

export const stay = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 11rem' } },
});
export const guests = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
export const guestsBox = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '3.375rem',
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  padding: `0 ${space[1]}`,
});
// Exactly as tall as six weeks of days, so that nothing moves when the calendar comes.
export const calendarPlace = style({
  minHeight: '26.5rem',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const calendarSkeleton = style({ height: '24rem', borderRadius: radius.large });
export const calendarFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const otpInput = style({ maxWidth: '18rem' });
globalStyle(`${otpInput} input`, {
  fontSize: '1.75rem',
  letterSpacing: '0.3em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[5],
  paddingBlock: space[12],
});
export const bigMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: radius.round,
  background: colour.primaryTint,
  color: colour.primary,
});
export const stageTitle = style({ ...type.title, outline: 'none' });
export const receipt = style([
  card,
  { width: '100%', maxWidth: '32rem', textAlign: 'left', boxShadow: 'none' },
]);
