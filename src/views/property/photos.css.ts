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
const tileTimeline = '--tile';
export const picture = style({
  viewTimeline: `${tileTimeline} block`,
  viewTimelineInset: '-40rem',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.medium,
  marginBottom: space[2],
});
// Browsers load images long before they are visible, and would load these with the first screen. They are elsewhere until
// they are near the window, like those of the strip at the top (property.css.ts). A printed page does not scroll.
globalStyle(`${picture} img`, {
  '@media': {
    screen: {
      '@supports': {
        '(animation-timeline: view())': {
          transform: away,
          animation: `${moved} linear both`,
          animationTimeline: tileTimeline,
        },
      },
    },
  },
});
export const title = style({ ...type.label, hyphens: 'auto' });
