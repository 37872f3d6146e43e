import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/media.ts';
import { colour, radius, shadow, space } from '../theme/theme.css.ts';
import { figures, type } from '../theme/type.ts';

/** The gap is smaller on a phone, where forms have little space. */
const fieldGap = 'min(1.25rem, 3vw)';

export const stepTitle = style({ ...type.heading, outline: 'none' });
export const lead = style({ color: colour.muted, maxWidth: '38rem' });
export const small = style({ ...type.small, color: colour.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const stackedActions = style([
  actions,
  { '@media': { [`not all and ${from.sm}`]: { display: 'grid', justifyItems: 'stretch' } } },
]);

/** The look of a card. */
export const cardLook = {
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.card,
} as const;
export const card = style(cardLook);

export const lines = style([figures, { display: 'grid', gap: 'min(0.5rem, 1vw)' }]);
/** A label with its value next to it, or below it in very narrow windows. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` });
globalStyle(`${line} dt`, { flex: '1 8rem' });
globalStyle(`${line} dd`, { marginLeft: 'auto', whiteSpace: 'nowrap' });
/** A name and its value, below each other if both do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
export const lineNote = style([small, { display: 'block' }]);
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
export const given = style({ flex: 'none', color: colour.success });
export const notGiven = style({ flex: 'none', color: colour.muted });
export const optionName = style({ fontWeight: 600 });

export const fields = style({
  display: 'grid',
  gap: fieldGap,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const across = style({ gridColumn: '1 / -1' });
/** Two short fields next to each other, also on a phone; below each other at large font sizes. */
export const pair = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: fieldGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
export const form = style({ display: 'grid', gap: 'min(2rem, 6vw)' });
export const group = style({ display: 'grid', gap: fieldGap });

export const receipt = style([
  card,
  { width: '100%', maxWidth: '32rem', textAlign: 'left', boxShadow: 'none' },
]);
