import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { from, gutterOffset } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { invisible } from '../../../theme/invisible.ts';
import { figures, type } from '../../../theme/type.ts';

/** The height of the line with the name of a property above its nights, and of the nights. */
const [nameLine, nightLine] = [1.75, 5];

/** The sizes of the grid in `rem`, so that it grows with the letters of the browser. A phone shows seven nights. */
export const sizes = { column: 3.2, row: nameLine + nightLine, head: 2.75 } as const;

/** The CSS variables of the grid that depend on the width of the window. */
export const rowHeight = '--calendar-row';
export const namesWidth = '--calendar-names';
const nameHeight = '--calendar-name';

const small = `not all and ${from.lg}`;

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const filter = style({ width: '20rem', maxWidth: '100%' });

/** The grid with its toolbar and its legend. */
export const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

/** On a wide window, the names of the properties are in a column of their own. */
export const grid = style({
  vars: {
    [rowHeight]: `${sizes.row}rem`,
    [nameHeight]: `${nameLine}rem`,
    [namesWidth]: '0rem',
  },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  maxHeight: 'max(70dvh, 20rem)',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  overscrollBehaviorX: 'contain',
  '@media': {
    [small]: { marginInline: gutterOffset, borderInline: 'none', borderRadius: 0 },
    [from.lg]: {
      vars: { [rowHeight]: `${nightLine}rem`, [nameHeight]: '0rem', [namesWidth]: '13rem' },
      maxHeight: 'max(calc(100dvh - 19rem), 20rem)',
    },
  },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  height: `${sizes.head}rem`,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
});

/** The heading of the column of names. */
export const corner = style({
  '@media': {
    [small]: invisible,
    [from.lg]: {
      ...type.label,
      position: 'sticky',
      left: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      width: `var(${namesWidth})`,
      height: '100%',
      paddingInline: space[3],
      borderRight: `1px solid ${colour.line}`,
      background: colour.surface,
    },
  },
});

export const day = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  marginLeft: `var(${namesWidth})`,
  width: `${sizes.column}rem`,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ...type.small,
  ...figures,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  color: colour.text,
  selectors: {
    // Weekends differ by weight as well as by colour, and today by a line.
    '&[data-weekend]': { background: colour.sunken, fontWeight: 700 },
    '&[data-today]': {
      color: colour.primary,
      fontWeight: 700,
      borderBottom: `4px solid ${colour.primary}`,
    },
  },
});

/** The weekends are a background, which begins on the first Saturday. */
export const rows = style({
  position: 'relative',
  backgroundImage: `linear-gradient(to right, ${colour.sunken} 0 ${2 * sizes.column}rem, transparent ${2 * sizes.column}rem)`,
  backgroundSize: `${7 * sizes.column}rem 100%`,
});

/** The column of today. */
export const today = style({
  position: 'absolute',
  insetBlock: 0,
  marginLeft: `var(${namesWidth})`,
  width: `${sizes.column}rem`,
  background: colour.primaryWash,
  border: hiddenEdge,
});

export const row = style({
  position: 'absolute',
  left: 0,
  right: 0,
  height: `var(${rowHeight})`,
  borderBottom: `1px solid ${colour.line}`,
});

export const name = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: 'min(100%, 18rem)',
  height: `${nameLine}rem`,
  paddingInline: space[3],
  ...type.small,
  fontWeight: 600,
  '@media': {
    [from.lg]: {
      zIndex: 3,
      gap: space[3],
      width: `var(${namesWidth})`,
      height: '100%',
      borderRight: `1px solid ${colour.line}`,
      background: colour.surface,
    },
  },
});
globalStyle(`${name} > span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [from.lg]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      whiteSpace: 'normal',
    },
  },
});

export const photo = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: radius.small,
  objectFit: 'cover',
  background: colour.sunken,
  '@media': { [from.lg]: { width: '2.75rem', height: '2.75rem' } },
});

export const cell = style({
  position: 'absolute',
  top: `var(${nameHeight})`,
  bottom: 0,
  marginLeft: `var(${namesWidth})`,
  outlineOffset: '-3px',
  cursor: 'default',
  borderLeft: `1px solid ${colour.line}`,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${colour.focus}`, zIndex: 2 },
    '&[aria-selected=true]': {
      background: colour.primaryTint,
      boxShadow: `inset 0 -4px 0 ${colour.primary}`,
    },
  },
});

/** The price and the minimum stay of a free night. */
export const rates = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '4px',
  display: 'grid',
  justifyItems: 'center',
  whiteSpace: 'nowrap',
  ...figures,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  color: colour.text,
});
export const price = style({
  fontSize: '0.8125rem',
  maxWidth: `${sizes.column}rem`,
  overflow: 'hidden',
  selectors: {
    '&[data-own]': { fontWeight: 700, textDecoration: 'underline' },
    // Prices with cents.
    '&[data-long]': { fontSize: '0.6875rem', lineHeight: 1.5 },
  },
});
