import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { emptyEntry } from '../../../machines/dashboard/deskForm/deskForm.setup.ts';
import { getDraft } from '../../../machines/dashboard/deskForm/selectors.ts';
import type { SavedEntry, SubmittedEntry } from '../../../machines/dashboard/deskForm/deskForm.types.ts';
import {
  cancellationMachine,
  emptyEntry as emptyRefund,
  refundMachine,
} from '../../../machines/dashboard/refund/refund.machine.ts';
import { getDraft as getRefundDraft } from '../../../machines/dashboard/refund/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { sampleReservation } from '../../../machines/dashboard/shared/reservation.samples.ts';

const { number } = sampleReservation;
const loadReservationDesk = fromPromise<DeskReservation, string>(() => Promise.resolve(sampleReservation));

/** Opens the form of a note, whose entries are sent with `save`. */
async function openNote(save: (submitted: SubmittedEntry) => Promise<SavedEntry>, draft?: unknown) {
  const machine = deskFormMachine.provide({
    actors: {
      loadReservationDesk,
      saveEntry: fromPromise<SavedEntry, SubmittedEntry>(({ input }) => save(input)),
    },
  });
  const input = {
    visitId: 'visit',
    number,
    form: 'addNote' as const,
    draft: readFormDraft(draft, emptyEntry),
  };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, ({ value }) => value === 'editing');
  return actor;
}

const saved = () => Promise.resolve({ form: 'addNote' } as const);
const reload = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe('the draft of a form', () => {
  test('contains nothing before somebody types', async () => {
    expect(getDraft((await openNote(saved)).getSnapshot())).toBeUndefined();
    const refund = createActor(refundMachine, { input: { visitId: 'v', number, kind: 'refund' } });
    expect(getRefundDraft(refund.getSnapshot())).toBeUndefined();
  });

  test('is there again after a reload', async () => {
    const first = await openNote(saved);
    first.send({ type: 'entry.changed', entry: { text: 'Vegan' } });
    const second = await openNote(saved, reload(getDraft(first.getSnapshot())));
    expect(second.getSnapshot().context.entry.text).toBe('Vegan');
    expect(getDraft(second.getSnapshot())).toMatchObject({ entry: { text: 'Vegan' } });
  });

  test('disappears when the entry is saved', async () => {
    const actor = await openNote(saved);
    actor.send({ type: 'entry.changed', entry: { text: 'Vegan' } });
    actor.send({ type: 'entry.submitted' });
    await waitFor(actor, ({ value }) => value === 'done');
    expect(getDraft(actor.getSnapshot())).toBeUndefined();
  });

  test('repeats an attempt without an answer with the same idempotency key after a reload', async () => {
    const keys: string[] = [];
    const lose = ({ idempotencyKey }: SubmittedEntry) => {
      keys.push(idempotencyKey);
      return Promise.reject<SavedEntry>(new CallFailed('unreachable'));
    };
    const first = await openNote(lose);
    first.send({ type: 'entry.changed', entry: { text: 'Vegan' } });
    first.send({ type: 'entry.submitted' });
    await waitFor(first, ({ value }) => value === 'unconfirmed');
    const second = await openNote(lose, reload(getDraft(first.getSnapshot())));
    second.send({ type: 'entry.submitted' });
    await waitFor(second, ({ value }) => value === 'unconfirmed');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test.each([
    undefined,
    'text',
    { visitId: 'v', attempt: 1 },
    { visitId: 'v', attempt: 1, entry: { ...emptyRefund, amount: 40 } },
    { visitId: 'v', attempt: 1, entry: { choice: 'policy', reason: '' } },
  ])('is ignored if its fields are not those of the form: %j', (stored) => {
    expect(readFormDraft(stored, emptyRefund)).toBeUndefined();
  });
});

test('a cancellation shows the effect of the policy at once', async () => {
  const machine = cancellationMachine.provide({ actors: { loadReservationDesk } });
  const input = { visitId: 'v', number, kind: 'cancellation' as const };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, ({ value }) => value === 'previewing');
  expect(actor.getSnapshot().context.entry.choice).toBe('policy');
  actor.stop();
});
