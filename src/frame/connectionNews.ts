import { listeners } from './listeners.ts';

/** A call of this tab has reached nobody. */
export const unreached = listeners();

/** The site can be reached again: what could not be asked is asked anew. */
export const returned = listeners();
