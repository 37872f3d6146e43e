import { globalStyle, style } from '@vanilla-extract/css';
import { from, gutter, systemColours } from '../../../theme/media.ts';
import { colour, radius, shadow, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';

export const booking = style({ display: 'grid', gap: space[8] });
export const screen = style({ display: 'grid', gap: space[6] });

/** A message that replaces the following elements, which need scripts, in browsers without scripts. */
export const scriptless = style({});
globalStyle(`${scriptless} ~ *`, { '@media': { '(scripting: none)': { display: 'none' } } });

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
    [systemColours]: {
      selectors: { '&[data-done], &[aria-current]': { borderColor: 'Highlight' } },
    },
    [`not all and ${from.sm}`]: { selectors: { '&:not([aria-current])': { fontSize: 0 } } },
  },
});

/** Hidden in wide windows, where the summary at the side shows the price. */
export const narrowOnly = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.lg]: { display: 'none' } },
});
export const briefPrice = style({ ...type.small, fontWeight: 600 });
export const cardPrice = style([figures, type.heading]);
export const cardDates = style({ display: 'grid', gap: space[1] });

export const barBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${gutter} max(${space[3]}, env(safe-area-inset-bottom))`,
  background: colour.surface,
  boxShadow: shadow.bar,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.md]: { paddingInline: space[8] } },
});
export const barPrice = style([figures, { ...type.subheading, lineHeight: 1.15 }]);
globalStyle(`${barBox} > :first-child`, { flex: '1 4rem' });

export const stay = style({
  display: 'grid',
  gap: space[4],
  // Two columns if a date fits in each.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(45%, 7.5rem), 1fr))',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 11rem' } },
});
export const guests = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
export const party = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' } },
});
export const partyGroup = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const guestsBox = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '3.375rem',
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  padding: `0 ${space[1]}`,
});
// As tall as the weeks of its month until the calendar is loaded, so that nothing moves then. The height for two months
// is that of five weeks, which is the most common.
export const calendarPlace = style({
  minHeight: 'calc(10.5625rem + 2.875rem * var(--weeks, 0))',
  '@media': { '(scripting: none)': { display: 'none' }, [from.md]: { minHeight: '23.625rem' } },
  selectors: { '&[data-six]': { '@media': { [from.md]: { minHeight: '26.5rem' } } } },
});
for (const weeks of [1, 2, 3, 4, 5, 6]) {
  globalStyle(`${calendarPlace}[data-weeks="${weeks}"]`, { vars: { '--weeks': `${weeks}` } });
}
export const calendarSkeleton = style({
  height: '24rem',
  borderRadius: radius.large,
  selectors: { [`${calendarPlace} > &`]: { height: 'auto', minHeight: 'inherit' } },
});
export const calendarFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const otpInput = style({ maxWidth: '18rem' });
