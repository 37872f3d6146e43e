import { globalStyle, style } from '@vanilla-extract/css';
import { from, gutter, systemColours } from '../../../theme/media.ts';
import { colour, radius, shadow, space } from '../../../theme/theme.css.ts';
import { cardLook } from '../../../kit/shared.css.ts';
import { figures, type } from '../../../theme/type.ts';

const narrow = `not all and ${from.lg}`;
const withoutScripts = '(scripting: none)';

export const booking = style({ display: 'grid', gap: space[8] });
export const screen = style({ display: 'grid', gap: space[6] });

/** A message that replaces the following elements, which need scripts, in browsers without scripts. */
export const scriptless = style({});
globalStyle(`${scriptless} ~ *`, { '@media': { [withoutScripts]: { display: 'none' } } });

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
/** Without a frame in narrow windows. */
export const card = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.lg]: { ...cardLook, gap: space[4] } },
});
export const briefPrice = style({ ...type.small, fontWeight: 600 });
const wideOnly = { '@media': { [narrow]: { display: 'none' } } };
export const cardPrice = style([figures, type.heading, wideOnly]);
export const cardResult = style([{ display: 'grid', gap: space[4] }, wideOnly]);
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
  gap: space[3],
  // Two columns if a date fits in each.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(45%, 7.5rem), 1fr))',
  '@media': {
    [withoutScripts]: { display: 'none' },
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 16rem', alignItems: 'end' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
/** A number of guests with its name in one box; the name is above the number if both do not fit. */
export const guests = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: '3.375rem',
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[4]}`,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  '@media': { [from.md]: { gridColumn: 'auto' }, [from.lg]: { gridColumn: '1 / -1' } },
});
export const party = style({ gridColumn: '1 / -1', display: 'grid', gap: space[2] });
/** The calendar and the result of the dates. In narrow windows they are visible once they are needed. */
export const fold = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [narrow]: {
      display: 'none',
      paddingBlock: `${space[2]} ${space[6]}`,
      selectors: { '&[data-open], #book:target &': { display: 'grid' } },
    },
  },
});
// As tall as the weeks of its month until the calendar is loaded, so that nothing moves then. The height for two months
// is that of five weeks, which is the most common.
export const calendarPlace = style({
  minHeight: 'calc(10.5625rem + 2.875rem * var(--weeks, 0))',
  '@media': { [withoutScripts]: { display: 'none' }, [from.md]: { minHeight: '23.625rem' } },
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
