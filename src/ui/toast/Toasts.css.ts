import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/media.ts';
import { colour, layer, motion, radius, shadow, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';
import { toastExit } from './ToastExitQueue.ts';

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: `max(${space[4]}, env(safe-area-inset-top))`,
  right: space[4],
  width: `min(24rem, calc(100vw - 2 * ${space[4]}))`,
  display: 'grid',
  gap: space[3],
  outline: 'none',
  pointerEvents: 'none',
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(24px)' } });

export const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.float,
  touchAction: 'pan-y',
  animation: `${arrive} ${motion.calm}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const closing = style({
  animation: `${leave} ${toastExit}ms ease-in forwards`,
  '@media': { [reducedMotion]: { opacity: 0 } },
});

export const mark = styleVariants({
  info: { color: colour.info, paddingTop: '2px' },
  success: { color: colour.success, paddingTop: '2px' },
  warning: { color: colour.warning, paddingTop: '2px' },
  error: { color: colour.error, paddingTop: '2px' },
});

export const title = style({ fontWeight: 600 });
export const description = style({ ...type.small, color: colour.muted });
export const close = style({ margin: `-${space[2]} -${space[2]} 0 0` });
