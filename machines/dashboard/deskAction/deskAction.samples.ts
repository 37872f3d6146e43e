import type { DeskEffect, DeskResult } from './deskAction.types.ts';

/** The effect of a new link. */
export const newLinkEffect = {
  action: 'sendNewLink',
  terms: { number: 'FYR3-FCYH', sentTo: 'm***@example.com', worksUntil: '2027-05-07' },
} as const satisfies DeskEffect;

/** The result of a new link that was sent by e-mail. */
export const newLinkResult = {
  action: 'sendNewLink',
  terms: { ...newLinkEffect.terms, link: null },
} as const satisfies DeskResult;
