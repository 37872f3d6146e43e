import type { DeskEffect } from './deskAction.types.ts';

/** The effect of a new link. */
export const newLinkEffect = {
  action: 'sendNewLink',
  terms: { number: 'FYR3-FCYH', sentTo: 'm***@example.com', worksUntil: '2027-05-07' },
} as const satisfies DeskEffect;
