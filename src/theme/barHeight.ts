/** The height of what stays at the foot of the window, as `useBarHeight` measures it. */
export const barHeight = '--bar-height';
