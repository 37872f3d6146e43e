import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { paper } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { display } from '../../theme/type.ts';

export const portrait = style({
  flex: 'none',
  borderRadius: radius.round,
  overflow: 'hidden',
  background: colour.primaryTint,
  border: hiddenEdge,
});
const sized = (size: string, letters: string) => ({ width: size, height: size, fontSize: letters });
export const portraitSize = styleVariants({
  small: sized('3rem', '1.25rem'),
  normal: sized('4.5rem', '1.875rem'),
  large: sized('6rem', '2.5rem'),
});

export const monogram = style({
  color: colour.primary,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
});
export const initials = style({
  position: 'relative',
  fontFamily: display,
  lineHeight: 1,
  letterSpacing: '0.01em',
  color: colour.primaryStrong,
});

export const phones = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });
export const contactLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
  '@media': { [paper]: { minHeight: 0, textDecoration: 'none' } },
});
