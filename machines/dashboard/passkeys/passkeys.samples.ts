import type { OwnPasskey } from './passkeys.machine.ts';

/** The passkeys of a person on two devices. */
export const ownPasskeys: readonly OwnPasskey[] = [
  { id: 'cGhvbmU', name: 'Safari on iOS', since: '2026-03-01T09:00:00Z', usedAt: '2026-05-02T07:30:00Z' },
  { id: 'bGFwdG9w', name: 'Chrome on Windows', since: '2026-04-01T09:00:00Z', usedAt: null },
];
