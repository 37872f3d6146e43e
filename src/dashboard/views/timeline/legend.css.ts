import { style } from '@vanilla-extract/css';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });
export const entry = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const sample = style({ flex: 'none', width: '2.75rem', minHeight: '1.75rem' });

export const ownPrice = style({
  display: 'grid',
  placeContent: 'center',
  fontWeight: 700,
  textDecoration: 'underline',
});
export const minimumStay = style({ display: 'grid', placeContent: 'center', fontSize: '0.75rem' });
export const weekend = style({ background: colour.sunken, border: `1px solid ${colour.line}` });
export const today = style({
  background: colour.primaryWash,
  borderBottom: `4px solid ${colour.primary}`,
});
