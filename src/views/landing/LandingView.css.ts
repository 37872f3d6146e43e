import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, from, lowWindow, reducedMotion, gutterOffset } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';
import { main, wrap } from '../../kit/layout.css.ts';

export const page = style([main, wrap, { display: 'grid', gap: space[12], alignContent: 'start' }]);

/** The introduction and the search, which fit in the first screen of a phone. */
export const top = style({
  display: 'grid',
  gap: space[6],
  paddingTop: space[5],
  '@media': {
    [from.md]: { gap: space[8], paddingTop: space[12] },
    [lowWindow]: { paddingTop: 0 },
  },
});
export const hero = style({ display: 'grid', gap: space[4], maxWidth: '52rem' });
export const title = style(type.hero);
export const lead = style({ ...type.lead, color: colour.muted, maxWidth: '38rem' });

/** The range is close to the list below it. */
export const range = style({ color: colour.muted, marginBottom: `calc(-1 * ${space[6]})` });

export const plates = style({ display: 'grid', gap: space[16], '@media': { [from.lg]: { gap: space[28] } } });

export const plate = style({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'repeat(12, 1fr)',
      alignItems: 'center',
      gap: space[8],
    },
  },
});

export const frame = style({
  overflow: 'hidden',
  borderRadius: radius.large,
  // On a phone the photo extends from edge to edge.
  marginInline: gutterOffset,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  '@media': {
    [from.md]: { marginInline: 0, borderRadius: radius.large },
    [from.lg]: { gridColumn: '1 / span 8', gridRow: 1 },
  },
});

export const textBlock = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  '@media': { [from.lg]: { gridColumn: '9 / -1', gridRow: 1, paddingLeft: space[4] } },
});

// Every second card is mirrored.
globalStyle(`${plate}:nth-child(even) ${frame}`, { '@media': { [from.lg]: { gridColumn: '5 / -1' } } });
globalStyle(`${plate}:nth-child(even) ${textBlock}`, {
  '@media': { [from.lg]: { gridColumn: '1 / span 4', paddingLeft: 0, paddingRight: space[4] } },
});

globalStyle(`${frame} img`, {
  transition: 'transform 900ms cubic-bezier(0.2, 0, 0, 1)',
  '@media': { [reducedMotion]: { transition: 'none' } },
});
globalStyle(`${plate}:hover ${frame} img`, {
  '@media': { [`${canHover} and (prefers-reduced-motion: no-preference)`]: { transform: 'scale(1.025)' } },
});

export const place = style({ ...type.small, fontWeight: 500, color: colour.primary });
export const name = style(type.title);
/** The link covers the whole card. */
export const link = style({
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const summary = style({ color: colour.muted });
export const facts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
});
export const rating = style([
  figures,
  { display: 'inline-flex', alignItems: 'center', gap: space[1], fontWeight: 600 },
]);
export const reviews = style({ fontWeight: 400, color: colour.muted });
export const star = style({ color: colour.star });
export const price = style([figures, { ...type.subheading }]);
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: 600,
  color: colour.primary,
});
export const registration = style({ ...type.small, color: colour.muted });

export const empty = style({
  display: 'grid',
  gap: space[5],
  justifyItems: 'start',
  paddingBlock: space[12],
});
export const emptyTitle = style(type.heading);
export const placeholder = style({ width: '100%', aspectRatio: '3 / 2' });
