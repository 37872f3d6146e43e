import { style } from '@vanilla-extract/css';
import { colour, layer, radius, shadow, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

/** It overlays the page, so that nothing moves when it appears or disappears. */
export const place = style({
  position: 'fixed',
  zIndex: layer.overlay,
  top: `max(${space[4]}, env(safe-area-inset-top))`,
  right: space[4],
  width: `min(24rem, calc(100vw - 2 * ${space[4]}))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const notice = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.float,
});

export const mark = style({ color: colour.info, paddingTop: '2px' });
export const text = style(type.small);
export const choices = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[2] });
