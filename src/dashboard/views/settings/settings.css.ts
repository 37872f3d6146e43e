import { style, styleVariants } from '@vanilla-extract/css';
import { dark, light } from '../../../theme/colours.ts';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const heading = style(type.subheading);

/** The pages of the settings, each with its present value. */
export const sections = style({ borderTop: `1px solid ${colour.line}` });
export const section = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBottom: `1px solid ${colour.line}`,
  color: 'inherit',
  textDecoration: 'none',
});
export const name = style({
  fontWeight: 600,
  selectors: { [`${section}:hover &`]: { textDecoration: 'underline' } },
});
export const value = style({ ...type.small, color: colour.muted, overflowWrap: 'anywhere' });
export const source = style({ ...type.small, color: colour.muted });
export const todo = style({ ...type.small, color: colour.warning });

/** The list of missing services. */
export const missing = style({ display: 'grid', gap: space[2], marginTop: space[2] });

/** A value that is set on the server. */
export const fixed = style({ display: 'grid', gap: space[1] });
export const fixedValue = style({ overflowWrap: 'anywhere' });

/** Names of fields with their present values. */
export const values = style({ display: 'grid', gap: space[3] });

/** A list of numbered steps. */
export const steps = style({
  display: 'grid',
  gap: space[2],
  paddingLeft: space[6],
  listStyle: 'decimal',
});

/** The colour as a swatch that opens the picker of the browser, next to its field. */
export const colourRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.375rem',
  gap: space[3],
  alignItems: 'end',
});
export const picker = style({
  width: '100%',
  height: '3.375rem',
  padding: space[1],
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  cursor: 'pointer',
});

/** The colour on light and on dark pages. */
export const swatches = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});

const swatchBase = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  forcedColorAdjust: 'none',
});
/** A part of a light or a dark page, whatever the page around it is, also in forced colours. */
export const swatch = styleVariants({ light, dark }, ({ page, text }) => [
  swatchBase,
  { background: page, color: text },
]);
export const swatchName = style(type.small);
export const sample = style({
  padding: `${space[2]} ${space[5]}`,
  borderRadius: radius.round,
  fontWeight: 600,
});
export const colourField = style({ display: 'grid', gap: space[3] });

/** A standard text as it is written. */
export const standardText = style({
  ...type.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space[4],
  border: hiddenEdge,
  borderRadius: radius.medium,
  background: colour.sunken,
});

/** The logo on white, as large as guests see it. */
export const logoField = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const logo = style({
  display: 'block',
  maxWidth: '12rem',
  maxHeight: '2.5rem',
  borderRadius: '6px',
  outline: `1px solid ${colour.line}`,
  background: '#fff',
});
export const logoUploads = style({
  display: 'grid',
  width: '100%',
  selectors: { '&:empty': { display: 'none' } },
});
