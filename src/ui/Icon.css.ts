import { styleVariants } from '@vanilla-extract/css';

const sized = (size: string) => ({ width: size, height: size, flex: 'none' });

// The size is fixed, so that nothing moves when the icon file is loaded.
export const icon = styleVariants({
  small: sized('1rem'),
  normal: sized('1.25rem'),
  large: sized('1.75rem'),
  /** A background drawing that fills the element it decorates. */
  fill: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
