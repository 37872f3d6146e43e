import { fromCallback } from 'xstate';
import { onRevisited } from './revisits.ts';

// If the device's clock is wrong, the deadline may seem to have passed. This limits the requests to two a minute.
const minWait = 30_000;
const maxWait = 24 * 24 * 60 * 60 * 1000;

const getMillisecondsUntil = (deadline: string) => {
  const remaining = Date.parse(deadline) - Date.now();
  return Number.isNaN(remaining) ? maxWait : Math.min(Math.max(remaining, minWait), maxWait);
};

/**
 * Reports the end of the hold on the nights by this device's clock; the host has the final decision. Timers pause in
 * the back/forward cache and while a device sleeps, so the deadline is also checked when the guest returns.
 */
export const awaitDeadline = fromCallback<{ type: 'hold.ended' }, { deadline: string }>(
  ({ sendBack, input }) => {
    const reportEnd = () => sendBack({ type: 'hold.ended' });
    let timer = setTimeout(reportEnd, getMillisecondsUntil(input.deadline));
    const stop = onRevisited(() => {
      clearTimeout(timer);
      if (Date.parse(input.deadline) <= Date.now()) reportEnd();
      else timer = setTimeout(reportEnd, getMillisecondsUntil(input.deadline));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
);
