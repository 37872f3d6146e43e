import { getWalkTime } from '../atlas/fixedClock.ts';

const days = 3 * 86_400_000;
const tenMinutes = 600_000;

/**
 * The instant at which the codes of the walks expire. It is some days later, except in pictures: otherwise midnight could
 * come between a screen and its expectation, of which only one would name the day.
 */
export const codeExpiresAt: string = new Date(
  (getWalkTime().time ?? Date.now() + days) + tenMinutes,
).toISOString();
