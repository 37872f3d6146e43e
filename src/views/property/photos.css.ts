import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';
import { away, moved } from './property.css.ts';

/** Two columns on a phone, three in wide windows, one at large font sizes. */
export const rooms = style({
  display: 'grid',
  gap: `${space[5]} ${space[3]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[8]} ${space[4]}` },
  },
});

export const room = style({ display: 'grid', cursor: 'zoom-in', textDecoration: 'none' });
export const picture = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.medium,
  marginBottom: space[2],
});
// The photos are near enough to the first screen for browsers to load them with it. They are elsewhere until the page is
// first scrolled, like those of the strip at its top (property.css.ts). A printed page does not scroll.
globalStyle(`${picture} img`, {
  '@media': {
    screen: {
      '@supports': {
        '(animation-timeline: scroll())': {
          transform: away,
          animation: `${moved} linear both`,
          animationTimeline: 'scroll(root)',
        },
      },
    },
  },
});
export const title = style({ ...type.label, hyphens: 'auto' });
