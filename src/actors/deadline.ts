import { fromCallback } from 'xstate';
import { onRevisited } from './revisits.ts';

// A device whose clock is wrong asks the host twice a minute, not in a circle.
const shortestWait = 30_000;
const longestWait = 24 * 24 * 60 * 60 * 1000;

const millisecondsUntil = (deadline: string) => {
  const left = Date.parse(deadline) - Date.now();
  return Number.isNaN(left) ? longestWait : Math.min(Math.max(left, shortestWait), longestWait);
};

/**
 * Tells when the hold on the nights ends, by this device's clock; the host has the last word. Timers stand still in a page
 * that the browser keeps for the Back button, and on a device that sleeps: whoever comes back hears at once what has passed.
 */
export const awaitDeadline = fromCallback<{ type: 'hold.ended' }, { deadline: string }>(
  ({ sendBack, input }) => {
    const reportEnd = () => sendBack({ type: 'hold.ended' });
    let timer = setTimeout(reportEnd, millisecondsUntil(input.deadline));
    const stop = onRevisited(() => {
      clearTimeout(timer);
      if (Date.parse(input.deadline) <= Date.now()) reportEnd();
      else timer = setTimeout(reportEnd, millisecondsUntil(input.deadline));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
);
