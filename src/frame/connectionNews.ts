import { listeners } from './listeners.ts';

/** A call of this tab has reached nobody. */
export const unreached = listeners();

let isTold = false;
unreached.add(() => {
  isTold = true;
});

/** Whether that was so before anybody listened. */
export const hasBeenUnreached = (): boolean => isTold;

/** The site can be reached again: what could not be asked is asked anew. */
export const returned = listeners();
