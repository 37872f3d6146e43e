import { listeners } from './listeners.ts';

/** A call of this tab has reached nobody. */
export const unreached = listeners();

/** What was heard of that before anybody followed the connection: a line that was there, or none. */
let heard: 'unreached' | 'offline' | undefined;
unreached.add(() => {
  if (heard !== 'offline') heard = navigator.onLine ? 'unreached' : 'offline';
});
export const heardBefore = () => heard;

/** The site can be reached again: what could not be asked is asked anew. */
export const returned = listeners();
