const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const roundedUp = (amount: number, step: number) => Math.ceil(amount / step) * step;

/** A time to wait as people say it: the unit, and how many of it. */
export type Wait = {
  unit: 'moment' | 'minutes' | 'hours' | 'days';
  count: number;
};

/** How long to wait, in words, never less than was told. @param seconds undefined where nobody said */
export function toWait(seconds = 0): Wait {
  if (seconds <= 10) return { unit: 'moment', count: 0 };
  const exactMinutes = Math.ceil(seconds / minute);
  const minutes = exactMinutes > 10 ? roundedUp(exactMinutes, 5) : exactMinutes;
  if (minutes <= 90 && minutes !== 60) return { unit: 'minutes', count: minutes };
  if (seconds <= 36 * hour) return { unit: 'hours', count: Math.ceil(seconds / hour) };
  return { unit: 'days', count: Math.ceil(seconds / day) };
}
