import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, space } from '../../../../theme/theme.css.ts';
import { figures, type } from '../../../../theme/type.ts';

/** A view of a section in addition to its fields. */
export const special = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({ ...type.subheading });
export const name = style({ ...type.label, textAlign: 'start' });
export const list = style({ display: 'grid', gap: space[2], marginTop: space[2] });
globalStyle(`${list} > li`, { paddingInlineStart: space[3], borderInlineStart: `3px solid ${colour.line}` });

/** The patterns of seasons, which also have different letters. */
const patterns = {
  '&[data-season="0"]': { background: colour.primaryTint },
  '&[data-season="1"]': {
    background: `repeating-linear-gradient(135deg, ${colour.primaryTint} 0 3px, ${colour.surface} 3px 7px)`,
  },
  '&[data-season="2"]': { background: colour.sunken },
} as const;

export const months = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
});
export const month = style({ width: '100%', tableLayout: 'fixed', borderSpacing: '2px' });
export const night = style({
  ...figures,
  padding: '2px 0',
  borderRadius: radius.small,
  textAlign: 'center',
  lineHeight: 1.25,
  overflow: 'hidden',
  selectors: {
    ...patterns,
    '&[data-season]': { cursor: 'pointer' },
    '&[data-weekend]': { fontWeight: 700 },
  },
});
globalStyle(`${night} > span`, { display: 'block' });
export const day = style({ fontSize: '0.6875rem' });
export const rate = style({ fontSize: '0.75rem' });

export const legend = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
  padding: space[3],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
export const season = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
/** The pattern of a season in the legend. */
export const swatch = style({
  flex: 'none',
  width: '2rem',
  textAlign: 'center',
  fontWeight: 700,
  borderRadius: radius.small,
  border: `1px solid ${colour.line}`,
  selectors: patterns,
});
