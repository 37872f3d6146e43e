import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { barHeight } from '../../theme/barHeight.ts';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { from, gutter, gutterOffset, lowWindow, systemColours } from '../../theme/media.ts';
import { palette } from '../../theme/palette.ts';
import { colour, layer, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';
import { wrap } from '../../kit/layout.css.ts';
import { invisible } from '../../theme/invisible.ts';

export const mosaic = style([
  wrap,
  {
    position: 'relative',
    '@media': { [`not all and ${from.md}`]: { paddingInline: 0 } },
  },
]);

// Without scripts nothing opens the photos that wide windows do not show.
const wideWithoutScripts = `${from.md} and (scripting: none)`;

// A strip to swipe on a phone, a mosaic in wide windows.
const stripTimeline = '--strip';
export const strip = style({
  scrollTimeline: `${stripTimeline} inline`,
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [from.md]: {
      display: 'grid',
      gap: space[2],
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: '1fr 1fr',
      aspectRatio: '21 / 9',
      // The fields for dates and guests are in the first screen.
      width: '100%',
      maxHeight: '52svh',
      overflow: 'hidden',
      borderRadius: radius.large,
    },
    [wideWithoutScripts]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'auto' },
    // The name of the property is visible below the photos.
    [lowWindow]: { height: '50svh', aspectRatio: 'auto' },
  },
});

export const tile = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  aspectRatio: '4 / 3.4',
  maxHeight: '40svh',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': {
    [from.md]: {
      aspectRatio: 'auto',
      maxHeight: 'none',
      selectors: {
        '&:first-child': { gridRow: '1 / span 2' },
        '&:nth-child(n + 6)': { display: 'none' },
      },
    },
    [wideWithoutScripts]: {
      flexBasis: '50%',
      selectors: { '&:nth-child(n + 6)': { display: 'block' } },
    },
  },
});

// On a phone only one photo is visible, and the others should load when the strip is first moved. Until then they are
// translated beyond the distance within which browsers load images early. Only the image is translated; its alternative
// text stays in place.
export const away = 'translateX(10000px)';
export const moved = keyframes({
  from: { transform: away },
  '0.1%': { transform: 'none' },
  to: { transform: 'none' },
});
globalStyle(`${tile}:not(:first-child) img`, {
  '@media': {
    [`not all and ${from.md}`]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          transform: away,
          animation: `${moved} linear both`,
          animationTimeline: stripTimeline,
        },
      },
    },
  },
});

export const all = style({
  ...type.small,
  position: 'absolute',
  right: gutter,
  bottom: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[4]}`,
  borderRadius: radius.round,
  border: hiddenEdge,
  background: colour.surface,
  color: colour.text,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': { [from.md]: { right: space[12] }, [from.xl]: { right: space[10] } },
});

/** The number of the photo in the strip on a phone, dark in both colour modes, because it is on a photo. */
export const position = style({
  ...type.small,
  ...figures,
  position: 'absolute',
  left: gutter,
  top: space[4],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  border: hiddenEdge,
  background: palette.slate[900],
  color: palette.white,
  pointerEvents: 'none',
  // Without scripts the number would not change.
  '@media': { [from.md]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

const narrow = `not all and ${from.lg}`;

// In narrow windows, the fields for dates and guests are directly below the name, and their calendar below them. Wide
// windows show the fields at the side.
export const columns = style([
  wrap,
  {
    '@media': {
      [from.lg]: {
        display: 'grid',
        gridTemplate: `
          'head side' auto
          'lead side' auto
          'book side' auto
          'rest side' 1fr / minmax(0, 1fr) 22.5rem
        `,
        columnGap: space[16],
        alignItems: 'start',
      },
    },
  },
]);

export const head = style({ gridArea: 'head', minWidth: 0 });
export const rest = style({ gridArea: 'rest', minWidth: 0 });
export const side = style({
  gridArea: 'side',
  minWidth: 0,
  paddingBottom: space[4],
  '@media': {
    // The card is above the bands of the sections.
    [from.lg]: { zIndex: layer.bar, paddingTop: space[8] },
    // A card that is higher than the window could not be read to its end.
    [`${from.lg} and (min-height: 45rem)`]: { position: 'sticky', top: 0 },
  },
});
/** Only in wide windows, while the steps of the booking need the space. */
export const wideSide = style([side, { '@media': { [narrow]: { display: 'none' } } }]);

export const intro = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  '@media': { [from.md]: { gap: space[4], paddingBlock: `${space[8]} ${space[4]}` } },
});
export const place = style({ ...type.small, fontWeight: 500, color: colour.primary });
export const name = style(type.title);
export const lead = style({
  ...type.lead,
  gridArea: 'lead',
  maxWidth: '40rem',
  paddingBlock: `${space[8]} ${space[6]}`,
  textWrap: 'pretty',
  '@media': { ...type.lead['@media'], [from.lg]: { paddingBlock: `0 ${space[8]}` } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  '@media': { [`not all and ${from.md}`]: type.small },
});
/** The link is as tall as a finger needs, without moving the text around it. */
export const rating = style([
  figures,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    marginBlock: `-${space[3]}`,
    paddingBlock: space[3],
    fontWeight: 600,
  },
]);
export const star = style({ color: colour.star });
export const muted = style({ ...type.small, color: colour.muted });

const navHeight = '3.25rem';

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: colour.page,
  borderBottom: `1px solid ${colour.line}`,
  marginInline: gutterOffset,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    // The bands of the sections are as wide as the window.
    [from.md]: {
      marginInline: 0,
      boxShadow: `0 0 0 100vmax ${colour.page}`,
      clipPath: 'inset(0 -100vmax)',
    },
    [lowWindow]: { position: 'static' },
  },
});
export const navList = style({
  display: 'flex',
  gap: space[6],
  width: 'max-content',
  paddingInline: gutter,
  '@media': { [from.md]: { paddingInline: 0 } },
});
export const navLink = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: navHeight,
  fontWeight: 600,
  textDecoration: 'none',
  color: colour.muted,
  selectors: { '&:hover': { color: colour.text } },
});
globalStyle(`html:has(${nav})`, {
  scrollPaddingTop: `calc(${navHeight} + 1rem)`,
  '@media': { [lowWindow]: { scrollPaddingTop: '1rem' } },
});

// The last section of the page may be a band, which ends at the footer.
globalStyle(`html:has(${nav}) footer`, { marginTop: 0 });

export const section = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[8],
  // Every second section is a band across the window. The shadow is its background to the left and right of the text.
  selectors: {
    '&:nth-of-type(even)': {
      background: colour.band,
      boxShadow: `0 0 0 100vmax ${colour.band}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
  '@media': {
    [from.md]: { paddingBlock: space[16], gap: space[8] },
    [systemColours]: { borderBottom: hiddenEdge },
  },
});
export const bookUnderWay = style([section, { gridArea: 'book', minWidth: 0 }]);
/** The calendar, which is folded in narrow windows at first and takes no space then. */
export const book = style([
  section,
  {
    gridArea: 'book',
    minWidth: 0,
    '@media': {
      [narrow]: {
        gap: 0,
        padding: 0,
        borderBottom: 0,
      },
      [from.lg]: { paddingTop: space[4] },
    },
  },
]);
// The fields above the calendar stay visible when it is scrolled into view.
globalStyle(`${book}, ${book} [data-machine]`, {
  '@media': { [narrow]: { scrollMarginTop: '12rem' }, [lowWindow]: { scrollMarginTop: 0 } },
});
export const heading = style(type.heading);
export const bookHeading = style([heading, { '@media': { [narrow]: invisible } }]);
export const subheading = style(type.subheading);

/** Sticks to the bottom of a phone's window until the end of the main part, and covers nothing after it. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.bar,
  bottom: 0,
  '@media': { [from.lg]: { display: 'none' }, [lowWindow]: { position: 'static' } },
});
// The default height is that of a bar with one line of text, until the bar is measured.
globalStyle(`html:has(${bar} > :not(:empty))`, {
  '@media': {
    [`not all and ${from.lg}`]: { scrollPaddingBottom: `calc(var(${barHeight}, 4.5rem) + 1rem)` },
    [lowWindow]: { scrollPaddingBottom: '1rem' },
  },
});

/** Hidden in wide windows, where the summary at the side shows the same. */
export const narrowOnly = style({ '@media': { [from.lg]: { display: 'none' } } });
export const belowFields = style([narrowOnly, { paddingTop: space[4] }]);

/** The property in brief while the guest books. */
export const brief = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[4],
});
globalStyle(`${brief} img`, { borderRadius: radius.medium });
