import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, space } from '../../../../theme/theme.css.ts';

/** The whole photo, as large as fits into the window with its mark. */
export const whole = style({
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: colour.sunken,
  cursor: 'crosshair',
  selectors: { '&:focus-visible': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' } },
});
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '60vh',
  borderRadius: radius.small,
});

/** A ring that is visible on light and dark parts of a photo. */
export const mark = style({
  position: 'absolute',
  width: '28px',
  height: '28px',
  border: '3px solid white',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px black, inset 0 0 0 2px black',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});

export const previews = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
const crop = style({ display: 'block', height: '5rem', objectFit: 'cover', borderRadius: radius.small });
export const preview = styleVariants({
  wide: [crop, { aspectRatio: '2' }],
  square: [crop, { aspectRatio: '1' }],
  tall: [crop, { aspectRatio: '2 / 3' }],
});
