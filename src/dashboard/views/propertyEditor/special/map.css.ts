import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../../../theme/theme.css.ts';

export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = style({ position: 'relative', maxWidth: '48rem' });

/** The colours of the map that the site draws (server/site/locator). The pin replaces its spot. */
export const map = style({
  vars: {
    '--sea': colour.sea,
    '--land': colour.land,
    '--abroad': colour.sunken,
    '--coast': colour.edge,
    '--names': colour.muted,
    '--spot': 'transparent',
    '--sides': 'inline',
  },
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.large,
  border: hiddenEdge,
  background: colour.band,
});

/** The tip of the pin is at the place. Its area is large enough for a finger. */
export const pin = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'end center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'none',
  transform: 'translate(-50%, -100%)',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `3px solid ${colour.focus}` },
  },
});
export const drop = style({ width: '24px', height: '32px' });
globalStyle(`${drop} path`, { fill: colour.primary, stroke: colour.land, strokeWidth: 1.5 });
globalStyle(`${drop} circle`, { fill: colour.onPrimary });
