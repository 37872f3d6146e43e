import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** The sizes of the grid in `rem`, so that it grows with the letters of the browser. */
export const sizes = { column: 3.25, row: 5.75, head: 2.25 } as const;

export const controls = style({ display: 'grid', gap: space[3] });
/** One line on a phone. */
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${moves} > button`, { paddingInline: space[4] });

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const filter = style({ maxWidth: '20rem' });

/** Keeps its place while it is empty. */
export const status = style({ ...type.small, minHeight: '1.5rem' });

export const grid = style({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(75dvh, 20rem)',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
  overscrollBehaviorX: 'contain',
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: `${sizes.head}rem`,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
});

export const day = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: `${sizes.column}rem`,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  ...type.small,
  fontSize: '0.75rem',
  lineHeight: 1.25,
  color: colour.muted,
  selectors: { '&[data-today]': { color: colour.primary, fontWeight: 700 } },
});

export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  left: 0,
  right: 0,
  height: `${sizes.row}rem`,
  borderBottom: `1px solid ${colour.line}`,
});

export const name = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  display: 'inline-block',
  maxWidth: 'min(100%, 18rem)',
  height: '1.75rem',
  padding: `${space[1]} ${space[3]}`,
  ...type.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const cell = style({
  position: 'absolute',
  top: '1.75rem',
  bottom: 0,
  outlineOffset: '-3px',
  cursor: 'default',
  borderLeft: `1px solid ${colour.line}`,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${colour.focus}`, zIndex: 2 },
    '&[data-today]': { background: colour.primaryWash },
    '&[aria-selected=true]': {
      background: colour.primaryTint,
      boxShadow: `inset 0 -4px 0 ${colour.primary}`,
    },
  },
});

export const price = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '6px',
  textAlign: 'center',
  fontSize: '0.75rem',
  color: colour.muted,
  selectors: {
    '&[data-own]': { color: colour.text, fontWeight: 700, textDecoration: 'underline' },
    '&[data-selected]': { color: colour.text },
  },
});

/** A bar from the middle of the first day to the middle of the day after the last night. */
export const bar = style({
  position: 'absolute',
  top: '2px',
  height: '2.125rem',
  left: `${sizes.column / 2}rem`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[2],
  borderRadius: radius.round,
  border: `2px solid ${colour.primary}`,
  background: colour.primaryTint,
  color: colour.text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  pointerEvents: 'none',
});
globalStyle(`${bar} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The kinds of bars differ by border and pattern as well as by colour. */
export const unpaid = style({
  borderStyle: 'dashed',
  background: colour.warningTint,
  borderColor: colour.warning,
});
export const blocked = style({
  borderColor: colour.edge,
  background: `repeating-linear-gradient(135deg, ${colour.sunken} 0 6px, ${colour.surface} 6px 12px)`,
});
export const channel = style({
  borderStyle: 'dotted',
  borderColor: colour.secondary,
  background: colour.infoTint,
});
export const conflicting = style({ borderStyle: 'double', borderWidth: '4px', borderColor: colour.error });
