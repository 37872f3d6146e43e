import { styleVariants } from '@vanilla-extract/css';

const sized = (size: string) => ({ width: size, height: size, flex: 'none' });

// The box has its size before the file of icons is there.
export const icon = styleVariants({
  small: sized('1rem'),
  normal: sized('1.25rem'),
  large: sized('1.75rem'),
  /** A drawing that lies under what it decorates. */
  fill: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
