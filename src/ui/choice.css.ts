import { style } from '@vanilla-extract/css';
import { systemColours } from '../theme/media.ts';
import { colour, motion, radius, space } from '../theme/theme.css.ts';

export const choice = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', cursor: 'pointer' });

export const tick = style({
  appearance: 'none',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  background: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&[type=radio]': { borderRadius: radius.round },
    '&:checked': { background: colour.primary, borderColor: colour.primary },
    '&::before': { content: '', transform: 'scale(0)', transition: `transform ${motion.quick}` },
    '&[type=checkbox]::before': {
      width: '0.9rem',
      height: '0.9rem',
      background: colour.onPrimary,
      clipPath: 'polygon(12% 48%, 0 60%, 38% 98%, 100% 20%, 87% 8%, 37% 72%)',
    },
    '&[type=radio]::before': {
      width: '0.6rem',
      height: '0.6rem',
      borderRadius: radius.round,
      background: colour.onPrimary,
    },
    '&:checked::before': { transform: 'scale(1)' },
  },
  '@media': {
    // Forced colours replace the custom mark, so the native mark is shown.
    [systemColours]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
