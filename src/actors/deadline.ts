import { fromCallback } from 'xstate';

// A device whose clock is wrong asks the host twice a minute, not in a circle.
const shortestWait = 30_000;
const longestWait = 24 * 24 * 60 * 60 * 1000;

const millisecondsUntil = (deadline: string) => {
  const left = Date.parse(deadline) - Date.now();
  return Number.isNaN(left) ? longestWait : Math.min(Math.max(left, shortestWait), longestWait);
};

/** Tells when the hold on the nights ends, by this device's clock; the host has the last word. */
export const awaitDeadline = fromCallback<{ type: 'hold.ended' }, { deadline: string }>(
  ({ sendBack, input }) => {
    const timer = setTimeout(() => sendBack({ type: 'hold.ended' }), millisecondsUntil(input.deadline));
    return () => clearTimeout(timer);
  },
);
