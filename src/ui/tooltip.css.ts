import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../theme/hiddenEdge.ts';
import { colour, layer, radius, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const tooltip = style({
  ...type.small,
  position: 'absolute',
  zIndex: layer.overlay,
  top: `calc(100% + ${space[2]})`,
  right: 0,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  border: hiddenEdge,
  background: colour.text,
  color: colour.page,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
