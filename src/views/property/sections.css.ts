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
  gap: space[5],
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
export const highlightText = style({ ...type.small });

export const hostHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
globalStyle(`${hostHead} > h2`, { minWidth: 0, overflowWrap: 'anywhere' });
export const hostWords = style({ display: 'grid', gap: space[3], maxWidth: '42rem' });
export const hostFacts = style({ ...type.small, color: colour.muted, display: 'grid', gap: space[1] });

export const mainAmenities = style({
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  marginBottom: space[6],
});
export const mainAmenity = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
globalStyle(`${mainAmenity} svg`, { color: colour.primary });

export const amenities = style({
  display: 'grid',
  gap: `${space[8]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
});
export const category = style({ fontWeight: 600, marginBottom: space[2] });
export const items = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere', hyphens: 'auto' });

export const times = style({
  display: 'grid',
  marginBottom: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space[4],
});
export const time = style({
  ...type.subheading,
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const rules = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
globalStyle(`${rule} svg`, { color: colour.muted, marginTop: '0.15em' });
export const group = style({ display: 'grid', gap: space[4] });
export const list = style({ display: 'grid', gap: space[2], maxWidth: '42rem' });
export const legal = style({ display: 'grid', gap: space[2], paddingTop: space[6] });

export const distances = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
});
export const distance = style({
  ...type.small,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  paddingBottom: space[2],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  breakInside: 'avoid',
});
export const placeName = style({ display: 'block', color: colour.muted });
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
  height: '11rem',
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
