import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { DueStay } from '../../../contract/dashboard/bulletins.ts';
import {
  accessMachine,
  unfinishedInvitationMachine,
} from '../../../machines/dashboard/access/access.machine.ts';
import { getDraft as getInvitationDraft } from '../../../machines/dashboard/access/selectors.ts';
import { accessLink, people } from '../../../machines/dashboard/access/access.samples.ts';
import type { InvitationInput, ListedPerson } from '../../../machines/dashboard/access/access.types.ts';
import { unfinishedFilingMachine } from '../../../machines/dashboard/bulletins/bulletins.machine.ts';
import { dueStays } from '../../../machines/dashboard/bulletins/bulletins.samples.ts';
import type { ChosenStays } from '../../../machines/dashboard/bulletins/bulletins.types.ts';
import { getDraft, readFilingDraft } from '../../../machines/dashboard/bulletins/draft.ts';

describe('an unfinished filing', () => {
  /** Opens the page with a filing of both stays, of which `due` must still be reported. */
  async function open(due: readonly DueStay[]) {
    const sent: ChosenStays[] = [];
    const machine = unfinishedFilingMachine.provide({
      actors: {
        listBulletins: fromPromise<readonly DueStay[], undefined>(() => Promise.resolve(due)),
        markFiled: fromPromise<void, ChosenStays>(({ input }) => {
          sent.push(input);
          return Promise.resolve();
        }),
      },
    });
    const draft = {
      visitId: 'first',
      attempt: 3,
      entry: { reservationIds: dueStays.map(({ reservationId }) => reservationId) },
    };
    const actor = createActor(machine, { input: { visitId: 'second', draft } }).start();
    expect(getDraft(actor.getSnapshot())).toEqual(draft);
    await waitFor(actor, ({ value }) => value !== 'loading');
    return { actor, sent };
  }

  test('is repeated with the same key', async () => {
    const { actor, sent } = await open(dueStays);
    actor.send({ type: 'filing.confirmed' });
    expect(sent).toEqual([
      {
        reservationIds: dueStays.map(({ reservationId }) => reservationId),
        idempotencyKey: 'first:markFiled:3',
      },
    ]);
  });

  test('has another key if a stay was marked in the meantime', async () => {
    const { actor, sent } = await open([dueStays[1]]);
    actor.send({ type: 'filing.confirmed' });
    expect(sent).toEqual([
      { reservationIds: [dueStays[1].reservationId], idempotencyKey: 'first:markFiled:4' },
    ]);
  });

  test('leads to the list if all stays were marked in the meantime', async () => {
    const { actor } = await open([]);
    expect(actor.getSnapshot().matches('shown')).toBe(true);
    expect(getDraft(actor.getSnapshot())).toBeUndefined();
  });

  test.each([undefined, 'text', { visitId: 'v', attempt: 1, entry: { reservationIds: {} } }])(
    'is ignored if its fields are others: %j',
    (stored) => {
      expect(readFilingDraft(stored)).toBeUndefined();
    },
  );
});

describe('an invitation', () => {
  const actors = {
    listPeople: fromPromise<readonly ListedPerson[], undefined>(() => Promise.resolve(people)),
    invitePerson: fromPromise<string, InvitationInput>(() => Promise.resolve(accessLink)),
  };
  const input = { visitId: 'visit', language: 'en' as const };

  test('keeps its input until it is sent', async () => {
    const actor = createActor(accessMachine.provide({ actors }), { input }).start();
    const getName = () => actor.getSnapshot().context.invitation.name;
    await waitFor(actor, ({ value }) => value === 'list');
    actor.send({ type: 'invitation.opened' });
    actor.send({ type: 'invitation.changed', invitation: { name: 'Rui' } });
    actor.send({ type: 'change.abandoned' });
    actor.send({ type: 'invitation.opened' });
    expect(getName()).toBe('Rui');
    actor.send({ type: 'invitation.submitted' });
    await waitFor(actor, ({ value }) => value === 'invited');
    actor.send({ type: 'list.requested' });
    expect(getInvitationDraft(actor.getSnapshot())).toBeUndefined();
    await waitFor(actor, ({ value }) => value === 'list');
    actor.send({ type: 'invitation.opened' });
    expect(getName()).toBe('');
  });

  test('opens its form again after a reload', async () => {
    const entry = { name: 'Rui', email: '', role: 'cleaner', language: 'pt' } as const;
    const draft = { visitId: 'first', attempt: 2, entry };
    const machine = unfinishedInvitationMachine.provide({ actors });
    const actor = createActor(machine, { input: { ...input, draft } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ inviting: 'editing' }));
    expect(actor.getSnapshot().context).toMatchObject({ visitId: 'first', attempt: 2, invitation: entry });
  });
});
