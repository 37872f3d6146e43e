const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const roundUp = (amount: number, step: number) => Math.ceil(amount / step) * step;

/** A waiting time as people say it: a unit and a number. */
export type Wait = {
  unit: 'moment' | 'minutes' | 'hours' | 'days';
  count: number;
};

/**
 * Rounds a waiting time up to a unit and a number.
 * @param seconds 0 if the host has specified none
 */
export function roundWait(seconds = 0): Wait {
  if (seconds <= 10) return { unit: 'moment', count: 0 };
  const exactMinutes = Math.ceil(seconds / minute);
  const minutes = exactMinutes > 10 ? roundUp(exactMinutes, 5) : exactMinutes;
  if (minutes <= 90 && minutes !== 60) return { unit: 'minutes', count: minutes };
  if (seconds <= 36 * hour) return { unit: 'hours', count: Math.ceil(seconds / hour) };
  return { unit: 'days', count: Math.ceil(seconds / day) };
}
