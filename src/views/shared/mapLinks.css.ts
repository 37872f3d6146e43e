import { style } from '@vanilla-extract/css';
import { paper } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const maps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [paper]: { display: 'none' } },
});
export const map = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space[4]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.surface,
  textDecoration: 'none',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
