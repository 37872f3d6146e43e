import type { OwnSession } from './account.machine.ts';

/** The session of this browser, and one on a phone. */
export const ownSessions: readonly OwnSession[] = [
  {
    id: 's-1',
    agent: 'Firefox on Windows',
    since: '2027-05-01T08:00:00Z',
    seenAt: '2027-05-02T09:30:00Z',
    isThis: true,
  },
  {
    id: 's-2',
    agent: 'Safari on iOS',
    since: '2027-04-11T18:00:00Z',
    seenAt: '2027-04-30T21:15:00Z',
    isThis: false,
  },
];
