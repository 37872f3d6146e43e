import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { from } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const prose = style({
  ...type.body,
  display: 'grid',
  gap: space[4],
  maxWidth: '42rem',
  textWrap: 'pretty',
});

export const highlights = style({
  display: 'grid',
  gap: space[6],
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: space[8] } },
});
export const highlight = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  alignContent: 'start',
});
globalStyle(`${highlight} svg`, { color: colour.primary, gridRow: '1 / span 2' });
export const highlightTitle = style({ fontWeight: 600 });
export const muted = style({ color: colour.muted });

export const host = style({
  display: 'grid',
  scrollMarginTop: '4rem',
  gap: space[4],
  padding: space[6],
  borderRadius: radius.large,
  border: hiddenEdge,
  background: colour.band,
  '@media': { [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[6], padding: space[8] } },
});
export const hostWords = style({ display: 'grid', gap: space[3] });
export const hostFacts = style({ ...type.small, color: colour.muted, display: 'grid', gap: space[1] });

export const reviews = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr', gap: `${space[10]} ${space[12]}` } },
});
export const score = style([
  type.heading,
  figures,
  { display: 'flex', alignItems: 'center', gap: space[3], overflowWrap: 'anywhere' },
]);
globalStyle(`${score} svg`, { color: colour.star });
export const review = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const stars = style({ display: 'flex', gap: '2px', color: colour.star });
/** The same opacity as the empty half of a star (icons.svg). */
export const unlit = style({ opacity: 0.3 });
export const quote = style({ textWrap: 'pretty' });

export const amenities = style({
  display: 'grid',
  gap: `${space[8]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
});
export const category = style({ fontWeight: 600, marginBottom: space[2] });
export const items = style({ display: 'grid', gap: space[1], color: colour.muted });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space[4],
});
export const time = style({
  ...type.subheading,
  padding: space[5],
  borderRadius: radius.medium,
  border: hiddenEdge,
  background: colour.band,
});
export const rules = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
globalStyle(`${rule} svg`, { color: colour.muted, marginTop: '0.15em' });
export const group = style({ display: 'grid', gap: space[4] });
export const list = style({ display: 'grid', gap: space[2], color: colour.muted, maxWidth: '42rem' });

export const distances = style({
  display: 'grid',
  columnGap: space[12],
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const distance = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  breakInside: 'avoid',
});
export const placeName = style({ ...type.small, display: 'block', color: colour.muted });
export const length = style([figures, { fontWeight: 600 }]);

export const locator = style({ display: 'grid', gap: space[3], breakInside: 'avoid' });
/** The colours of the map that the site draws (server/site/locator), and whether its sides are visible. */
export const map = style({
  vars: {
    '--sea': colour.sea,
    '--land': colour.land,
    '--abroad': colour.sunken,
    '--coast': colour.edge,
    '--names': colour.muted,
    '--spot': colour.primary,
    '--sides': 'none',
  },
  display: 'block',
  width: '100%',
  height: '20rem',
  borderRadius: radius.large,
  border: hiddenEdge,
  background: colour.band,
  '@media': { [from.sm]: { vars: { '--sides': 'inline' }, height: 'auto', maxHeight: '27rem' } },
});
export const placeOnMap = style({
  fill: colour.text,
  stroke: colour.land,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '19px',
  fontWeight: 600,
  textAnchor: 'middle',
});
