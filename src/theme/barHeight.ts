/** The CSS variable with the height of the bar at the bottom of the window, measured by `useBarHeight`. */
export const barHeight = '--bar-height';
