import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight } from '../../../theme/barHeight.ts';
import { from, gutter } from '../../../theme/media.ts';
import { invisible } from '../../../theme/invisible.ts';
import { colour, layer, radius, shadow, space } from '../../../theme/theme.css.ts';
import { display, type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';

/** The minimum height of the navigation at the bottom of a phone. */
const minBarHeight = '3.75rem';

/** The query for a head or bar with few letters in a line, such as on a phone at 200 %. */
const fewLetters = '(max-width: 17.5rem)';

/** The media query for windows in which a bar of two rows would cover too much of the text. */
const barInFlow = '(max-height: 25rem)';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [from.lg]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: '15rem minmax(0, 1fr)',
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  minHeight: '3.5rem',
  paddingInline: gutter,
  borderBottom: `1px solid ${colour.line}`,
  containerType: 'inline-size',
  // Its menus are above the page, although a container has layers of its own.
  position: 'relative',
  zIndex: layer.overlay,
  '@media': { [from.lg]: { gridColumn: '1 / -1', minHeight: '4rem', paddingInline: space[8] } },
});

export const wordmark = style({
  fontFamily: display,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  padding: `${space[2]} 0`,
  '@container': { [fewLetters]: { fontSize: '1.25rem' } },
});

/** The name of the shown language, which the accessible name keeps. */
export const languageName = style({ '@container': { [fewLetters]: invisible } });

export const tools = style({ display: 'flex', flexWrap: 'wrap', marginRight: 'max(-0.75rem, -6.25vw)' });

export const main = style({
  outline: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  width: '100%',
  maxWidth: '64rem',
  paddingInline: gutter,
  paddingBlock: space[6],
  '@media': { [from.lg]: { gridColumn: 2, paddingInline: space[10], paddingBlock: space[10] } },
});

// Large letters make the longest words wider than a small window.
globalStyle(`${main} .${shared.actions} > *`, { overflowWrap: 'anywhere', hyphens: 'auto' });

/** A page without the navigation, such as sign-in. */
export const mainAlone = style([
  main,
  {
    maxWidth: '36rem',
    marginInline: 'auto',
    '@media': { [from.lg]: { gridColumn: '1 / -1' } },
  },
]);

/** A page that uses the whole window, such as the calendar. */
export const mainWide = style([
  main,
  {
    gap: space[3],
    maxWidth: 'none',
    paddingBlock: space[4],
    '@media': { [from.lg]: { paddingInline: space[6], paddingBlock: space[5] } },
  },
]);

/** The heading of a page and the action next to it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
});
export const title = style({ ...type.heading, outline: 'none', overflowWrap: 'anywhere' });

export const about = style({ ...type.small, color: colour.muted });

/** The link to the first steps, on every page of an owner who has not published a property yet. */
export const preparing = style({
  ...type.small,
  justifySelf: 'start',
  fontWeight: 600,
  color: colour.primary,
});

/** Takes no place in the grid while it is empty. */
export const missed = style({ ...type.small, color: colour.muted, ':empty': { position: 'absolute' } });

export const navigation = style({
  gridRow: 3,
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  boxShadow: shadow.bar,
  containerType: 'inline-size',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': {
    [barInFlow]: { position: 'static' },
    [from.lg]: {
      position: 'static',
      gridRow: 2,
      gridColumn: 1,
      background: 'none',
      boxShadow: 'none',
      borderTop: 'none',
      borderRight: `1px solid ${colour.line}`,
      padding: `${space[6]} ${space[4]}`,
    },
  },
});

// Focused controls are scrolled above the bar, which is only as high as its labels need.
globalStyle(`html:has(${navigation})`, {
  '@media': {
    [`not all and ${from.lg}`]: { scrollPaddingBottom: `calc(var(${barHeight}, ${minBarHeight}) + 1rem)` },
    [barInFlow]: { scrollPaddingBottom: '1rem' },
  },
});

export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [from.lg]: { display: 'grid', gap: space[1], position: 'sticky', top: space[6] },
  },
});
globalStyle(`${entries} > li`, { flex: '1 1 auto', minWidth: 0 });

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: minBarHeight,
  padding: `${space[1]} 2px`,
  ...type.small,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  color: colour.muted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[aria-current=page]': { color: colour.primary, fontWeight: 600 },
  },
  '@media': {
    [`not all and ${from.lg}`]: { '@container': { [fewLetters]: { minHeight: '2.75rem' } } },
    [from.lg]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: space[3],
      minHeight: '2.75rem',
      padding: `${space[2]} ${space[4]}`,
      borderRadius: radius.medium,
      fontSize: '1rem',
      textAlign: 'left',
      selectors: { '&[aria-current=page]': { background: colour.sunken } },
    },
  },
});

// With few letters in a line, the bar has more rows, and its icons would make it too high.
globalStyle(`${entry} svg`, {
  '@media': { [`not all and ${from.lg}`]: { '@container': { [fewLetters]: { display: 'none' } } } },
});
