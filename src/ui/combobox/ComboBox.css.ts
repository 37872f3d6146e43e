import { globalStyle, style } from '@vanilla-extract/css';
import { systemColours } from '../../theme/media.ts';
import { colour, layer, radius, shadow, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';
import { control } from '../Field.css.ts';

/** The list is positioned relative to this element, so that both scroll together. */
export const box = style({ position: 'relative' });

export const input = style([control, { paddingRight: '3.25rem', textOverflow: 'ellipsis' }]);

export const opener = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: '3rem',
  height: '3.375rem',
  color: colour.muted,
});

export const popover = style({
  zIndex: layer.overlay,
  width: '100%',
  minWidth: 'min(16rem, 100%)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.float,
});

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({});
globalStyle(`${group} + ${group}`, {
  marginTop: space[2],
  paddingTop: space[2],
  borderTop: `1px solid ${colour.line}`,
});

export const groupName = style({
  ...type.small,
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  color: colour.muted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  // The browser renders options far down the list only when they are scrolled into view.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 2.75rem',
  selectors: {
    '&[data-focused]': { background: colour.sunken },
    '&[aria-selected=true]': { fontWeight: 600, color: colour.primary },
  },
  '@media': {
    [systemColours]: { selectors: { '&[data-focused]': { outline: '2px solid' } } },
  },
});
globalStyle(`${option} svg`, { flex: 'none' });

export const nothing = style({ ...type.small, padding: `${space[3]} ${space[4]}`, color: colour.muted });
