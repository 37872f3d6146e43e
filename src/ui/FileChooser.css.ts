import { style } from '@vanilla-extract/css';
import { colour, radius, space } from '../theme/theme.css.ts';

export const chooser = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.medium,
  selectors: { '&[data-over]': { borderStyle: 'solid', background: colour.primaryWash } },
});
