import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const text = style([
  { display: 'grid' },
  {
    ...type.body,
    gap: space[4],
    maxWidth: '44rem',
    paddingBlock: `${space[6]} ${space[8]}`,
    overflowWrap: 'break-word',
  },
]);
export const title = style({ ...type.title, marginBottom: space[2] });
export const heading = style({ ...type.heading, marginTop: space[6] });
export const subheading = style({ ...type.subheading, marginTop: space[4] });
export const paragraph = style({ whiteSpace: 'pre-line', textWrap: 'pretty' });
export const strong = style({ fontWeight: 600 });

const items = style({ display: 'grid', gap: space[3], paddingInlineStart: space[5], whiteSpace: 'pre-line' });
export const list = styleVariants({
  plain: [items, { listStyle: 'disc' }],
  numbered: [items, { listStyle: 'decimal' }],
});
globalStyle(`${items} ::marker`, { color: colour.primary });
globalStyle(`${items} ${items}`, { marginTop: space[2], gap: space[1] });

export const wide = style({ overflowX: 'auto' });
export const table = style({ ...type.small, borderCollapse: 'collapse', width: '100%' });
export const cell = style({
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const host = style([
  { display: 'grid' },
  figures,
  {
    gap: space[3],
    padding: space[6],
    borderRadius: radius.large,
    border: hiddenEdge,
    background: colour.band,
  },
]);
globalStyle(`${host} dt`, { ...type.small, color: colour.muted });

export const placeholder = style({ height: '24rem', borderRadius: radius.large });
