import type { Visitor } from '../../server/sandbox/index.ts';

/** A person at the machine of the site. */
export const thisMachine: Visitor = { isFromThisMachine: true, isOwner: () => Promise.resolve(false) };

/** A person at another machine, who has not signed in to the dashboard. */
export const stranger: Visitor = { isFromThisMachine: false, isOwner: () => Promise.resolve(false) };

/** An owner at another machine. */
export const owner: Visitor = { isFromThisMachine: false, isOwner: () => Promise.resolve(true) };
