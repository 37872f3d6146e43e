import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, from, systemColours } from '../../../../theme/media.ts';
import { colour, motion, radius, space } from '../../../../theme/theme.css.ts';
import { figures, type } from '../../../../theme/type.ts';

export const calendar = style({ display: 'grid', gap: space[4] });

export const months = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const month = style({ display: 'grid', gap: space[3] });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  textAlign: 'center',
});

export const title = style({ ...type.subheading, gridColumn: 2 });
// Spanish, French and Portuguese month names are in lower case, but a heading begins with a capital.
globalStyle(`${title}::first-letter`, { textTransform: 'uppercase' });

export const next = style({ gridColumn: 3 });

export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderSpacing: 0,
});

export const weekday = style({
  ...type.small,
  height: '2.25rem',
  padding: 0,
  fontWeight: 500,
  color: colour.muted,
});

export const cell = style({ position: 'relative', padding: '1px 0', textAlign: 'center' });

export const day = style([
  figures,
  {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    height: '2.75rem',
    fontSize: '0.9375rem',
    fontWeight: 500,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    isolation: 'isolate',
    selectors: {
      // The round mark of a day. The background of the stay is that of the days themselves.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        margin: 'auto',
        height: '2.75rem',
        maxWidth: '2.75rem',
        borderRadius: radius.round,
        transition: `background-color ${motion.quick}`,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([aria-disabled])::before': { boxShadow: `inset 0 0 0 1px ${colour.edge}` },
        },
      },
    },
  },
]);

export const outside = style({ visibility: 'hidden' });

/** A day that cannot be chosen. It can be focused and explains the reason, so it stays readable. */
export const taken = style({
  color: colour.muted,
  fontWeight: 400,
  cursor: 'default',
});

export const past = style({
  color: colour.muted,
  fontWeight: 400,
  opacity: 0.6,
  cursor: 'default',
  '@media': { [systemColours]: { color: 'GrayText', opacity: 1 } },
});

export const between = style({
  background: colour.primaryTint,
  color: colour.text,
  '@media': {
    [systemColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      boxShadow: 'inset 0 3px 0 Highlight, inset 0 -3px 0 Highlight',
    },
  },
});

const edgeDay = {
  color: colour.onPrimary,
  fontWeight: 600,
  selectors: { '&::before': { background: colour.primary } },
  '@media': {
    [systemColours]: {
      forcedColorAdjust: 'none',
      selectors: { '&::before': { background: 'Highlight' } },
    },
  },
} as const;

export const first = style(edgeDay);
export const last = style(edgeDay);

globalStyle(`${first}${between}`, {
  background: `linear-gradient(to right, transparent 50%, ${colour.primaryTint} 50%)`,
  color: colour.onPrimary,
  '@media': { [systemColours]: { background: 'none', color: 'HighlightText' } },
});
globalStyle(`${last}${between}`, {
  background: `linear-gradient(to left, transparent 50%, ${colour.primaryTint} 50%)`,
  color: colour.onPrimary,
  '@media': { [systemColours]: { background: 'none', color: 'HighlightText' } },
});

/** The number of a day. Only the number is struck through, and not the price below it. */
export const number = style({
  selectors: { [`${taken}:not(${between}, ${first}, ${last}) > &`]: { textDecoration: 'line-through' } },
});
/** A day with a price below its number. */
export const priced = style({ paddingBottom: '0.6875rem' });
export const price = style([
  figures,
  {
    position: 'absolute',
    insetInline: 0,
    bottom: '0.4375rem',
    // At large font sizes the price is at most as wide as its column.
    fontSize: 'min(0.6875rem, 5vw)',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: colour.muted,
    pointerEvents: 'none',
  },
]);
// One end of the stay before the other end is chosen.
globalStyle(`${first}:not(${between}), ${last}:not(${between})`, {
  '@media': { [systemColours]: { color: 'HighlightText' } },
});
globalStyle(`:is(${first}, ${last}) + ${price}`, {
  color: colour.onPrimary,
  '@media': { [systemColours]: { forcedColorAdjust: 'none', color: 'HighlightText' } },
});

export const note = style({ ...type.small, color: colour.muted });

/** Tall enough for the longest reason, so that the day being pressed does not move. */
export const hint = style([note, { minHeight: '3em', '@media': { [from.md]: { minHeight: '1.5em' } } }]);
