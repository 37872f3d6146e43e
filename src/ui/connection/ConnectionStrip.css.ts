import { style, styleVariants } from '@vanilla-extract/css';
import { colour, layer, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

/** It overlays the page, so that nothing moves when it appears or disappears. Elements below it can be pressed. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: layer.overlay,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const base = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${colour.line}`,
  borderTop: 0,
  borderRadius: '0 0 10px 10px',
});

export const strip = styleVariants({
  lost: [base, { background: colour.warningTint }],
  returned: [base, { background: colour.successTint }],
});
