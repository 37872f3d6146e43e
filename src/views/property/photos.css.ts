import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from '../../theme/theme.css.ts';

/** Rows that fill the width with any number of photos: three on a desktop, two on a phone. */
export const rooms = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[6]} ${space[3]}` });

/** A room, with a width that depends on the number of its photos. */
export const room = styleVariants({
  one: { flex: '1 1 max(10rem, 28%)' },
  two: { flex: '2 1 max(20.75rem, 56%)' },
  more: { flex: '1 1 100%' },
});

export const tiles = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  marginBottom: space[3],
});
export const tile = style({
  height: 'clamp(8.5rem, 14vw, 11rem)',
  overflow: 'hidden',
  borderRadius: radius.medium,
  cursor: 'zoom-in',
});
