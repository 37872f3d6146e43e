import { picturesWanted } from './wanted.ts';

const tenMinutes = 600_000;

/** The hour of a walk: that of the machine, but noon where pictures are taken, which are the same all day then. */
export const hourOfWalk = (): { time?: number } =>
  picturesWanted() ? { time: new Date().setUTCHours(12, 0, 0, 0) } : {};

/** When the host says what it says: pictures do not show how long a walk took to come there. */
export const hourOfAnswer = (now: number): number => (picturesWanted() ? now - (now % tenMinutes) : now);
