import { keyframes, style } from '@vanilla-extract/css';
import { hiddenEdge } from '../theme/hiddenEdge.ts';
import { reducedMotion } from '../theme/media.ts';
import { colour, radius } from '../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const spinner = style({
  width: '1.125em',
  height: '1.125em',
  flex: 'none',
  borderRadius: radius.round,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const skeleton = style({
  display: 'block',
  borderRadius: radius.medium,
  background: colour.sunken,
  border: hiddenEdge,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
