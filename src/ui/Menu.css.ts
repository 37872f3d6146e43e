import { globalStyle, style } from '@vanilla-extract/css';
import { canHover } from '../theme/media.ts';
import { colour, layer, radius, shadow, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const menu = style({ position: 'relative' });

export const opener = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  borderRadius: radius.round,
  fontWeight: 500,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.sunken } } } },
});

export const list = style({
  position: 'absolute',
  zIndex: layer.overlay,
  top: `calc(100% + ${space[1]})`,
  right: 0,
  width: 'max-content',
  minWidth: '11rem',
  maxWidth: `calc(100vw - ${space[6]})`,
  padding: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.float,
});

globalStyle(`${list} a, ${list} button`, {
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  textDecoration: 'none',
});
globalStyle(`${list} a:hover, ${list} button:hover`, { background: colour.sunken });
globalStyle(`${list} [aria-current=true], ${list} [aria-pressed=true]`, {
  fontWeight: 600,
  color: colour.primary,
});
