import { globalStyle, style } from '@vanilla-extract/css';
import { from, systemColours } from '../theme/media.ts';
import { palette } from '../theme/palette.ts';
import { space } from '../theme/theme.css.ts';
import { figures, type } from '../theme/type.ts';

const { slate, white } = palette;

// Dark in both colour modes, because photos look best on a dark background.
export const room = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: slate[950],
  color: white,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto 1fr auto' } },
  '@media': { [systemColours]: { background: 'Canvas', color: 'CanvasText' } },
});
globalStyle(`${room}::backdrop`, { background: slate[950] });
globalStyle(`${room} button:hover:not(:disabled)`, { background: slate[800] });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
});

export const place = style([figures, type.small]);

export const strip = style({
  display: 'flex',
  minHeight: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, '&:focus-visible': { outline: 'none' } },
});

export const slide = style({
  flex: '0 0 100%',
  minHeight: 0,
  margin: 0,
  padding: `0 ${space[4]}`,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  display: 'grid',
  placeItems: 'center',
  '@media': { [from.md]: { padding: `0 ${space[20]}` } },
});
globalStyle(`${slide} img`, {
  width: 'auto',
  height: 'auto',
  maxHeight: '100%',
  objectFit: 'contain',
  background: 'none',
});

export const caption = style({
  ...type.small,
  minHeight: '5.5rem',
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  textAlign: 'center',
  color: slate[300],
  '@media': { [systemColours]: { color: 'CanvasText' } },
});

export const title = style({ display: 'block', fontWeight: 600, color: white });

export const turns = style({ display: 'flex', gap: space[2] });
