/** Pauses between the attempts of a poll, in milliseconds, where the condition is usually met within a fraction of a second. */
export const shortIntervals: number[] = [20, 50, 100, 200];
