import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sampleProgress } from '../../machines/dashboard/firstRun/firstRun.samples.ts';
import { ownerSession, preparingSession } from '../../machines/dashboard/shared/session.samples.ts';
import { createFirstRunActors } from '../../src/dashboard/actors/firstRun.ts';
import type { Dashboard } from '../../src/dashboard/context/dashboard.ts';
import type { Session } from '../../contract/dashboard/session.ts';

/** Opens the first steps, and returns what the session of the tab receives. */
async function open(next: keyof typeof sampleProgress, session: Session) {
  const send = vi.fn<(event: unknown) => void>();
  const dashboard = {
    api: {
      showProgress: () => Promise.resolve(sampleProgress[next]),
      getSession: () => Promise.resolve(ownerSession),
    },
    session: { send, getSnapshot: () => ({ context: { session } }) },
  } as unknown as Dashboard;
  await waitFor(createActor(createFirstRunActors(dashboard)).start(), (snapshot) => snapshot.matches(next));
  return send.mock.calls.flat();
}

test('the session is loaded again once the property of the first run is published', async () => {
  expect(await open('online', preparingSession)).toEqual([
    { type: 'session.changed', session: ownerSession },
  ]);
  expect(await open('online', ownerSession)).toEqual([]);
  expect(await open('review', preparingSession)).toEqual([]);
});
