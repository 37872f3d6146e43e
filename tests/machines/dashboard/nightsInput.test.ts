import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import { getNightsDraft, readNightsDraft } from '../../../machines/dashboard/nightsSelection/draft.ts';
import {
  nightsSelectionMachine,
  unfinishedNightsMachines,
} from '../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import {
  changedNights,
  freeNights,
  selectedStay,
} from '../../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import type { NightsDraft } from '../../../machines/dashboard/nightsSelection/draft.ts';
import type {
  RatesChange,
  RatesQuestion,
} from '../../../machines/dashboard/nightsSelection/nightsSelection.types.ts';

/** Starts a selection of nights, whose price changes are sent with `change`. */
function start(change: (input: RatesChange) => Promise<ChangedNights>, draft?: NightsDraft) {
  const machine = draft ? unfinishedNightsMachines[draft.entry.change] : nightsSelectionMachine;
  const actors = {
    previewRates: fromPromise<ChangedNights, RatesQuestion>(() => Promise.resolve(changedNights)),
    changeRates: fromPromise<ChangedNights, RatesChange>(({ input }) => change(input)),
  };
  return createActor(machine.provide({ actors }), { input: { visitId: 'visit', draft } }).start();
}

type Selection = ReturnType<typeof start>;

const succeed = () => Promise.resolve(changedNights);

function openRates(actor: Selection, nights = freeNights) {
  actor.send({ type: 'nights.marked', nights });
  actor.send({ type: 'nights.chosen', nights });
  actor.send({ type: 'rates.requested' });
}

async function send(actor: Selection, end: 'changed' | { rates: 'unconfirmed' }) {
  actor.send({ type: 'rates.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches({ rates: 'confirming' }));
  actor.send({ type: 'change.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches(end));
}

const getPrice = (actor: Selection) => actor.getSnapshot().context.rates.price;

/** The draft as the tab stores it. */
const store = (actor: Selection) =>
  readNightsDraft(JSON.parse(JSON.stringify(getNightsDraft(actor.getSnapshot()))));

describe('the input about nights', () => {
  test('is there again when the closed form of the same nights is opened', () => {
    const actor = start(succeed);
    openRates(actor);
    actor.send({ type: 'rates.changed', rates: { price: '195' } });
    actor.send({ type: 'reason.changed', reason: 'Fair' });
    actor.send({ type: 'selection.cleared' });
    expect(getNightsDraft(actor.getSnapshot())).toBeUndefined();
    openRates(actor);
    expect(actor.getSnapshot().context).toMatchObject({ rates: { price: '195' }, reason: 'Fair' });
  });

  test('is not proposed for other nights, or for those with a new price', async () => {
    const actor = start(succeed);
    openRates(actor);
    actor.send({ type: 'rates.changed', rates: { price: '195' } });
    actor.send({ type: 'selection.cleared' });
    openRates(actor, { ...freeNights, end: '2027-03-05' });
    expect(getPrice(actor)).toBe('');
    actor.send({ type: 'rates.changed', rates: { price: '180' } });
    await send(actor, 'changed');
    openRates(actor, { ...freeNights, end: '2027-03-05' });
    expect(getPrice(actor)).toBe('');
  });

  test('is there again when the same stay of a channel is selected', () => {
    const actor = start(succeed);
    actor.send({ type: 'channelStay.chosen', stay: selectedStay });
    actor.send({ type: 'stay.changed', stay: { note: 'Late' } });
    actor.send({ type: 'selection.cleared' });
    actor.send({ type: 'channelStay.chosen', stay: selectedStay });
    expect(actor.getSnapshot().context.stay.note).toBe('Late');
    actor.send({ type: 'selection.cleared' });
    actor.send({ type: 'channelStay.chosen', stay: { ...selectedStay, calendar: 'Airbnb' } });
    expect(actor.getSnapshot().context.stay.note).toBe('');
  });

  test('is sent with the same idempotency key after a reload if its answer is missing', async () => {
    const keys: string[] = [];
    const lose = ({ idempotencyKey }: RatesChange) => {
      keys.push(idempotencyKey);
      return Promise.reject<ChangedNights>(new CallFailed('unreachable'));
    };
    const first = start(lose);
    openRates(first);
    first.send({ type: 'rates.changed', rates: { price: '195' } });
    await send(first, { rates: 'unconfirmed' });
    const second = start(lose, store(first));
    expect(second.getSnapshot().matches({ rates: 'editing' })).toBe(true);
    expect(second.getSnapshot().context).toMatchObject({ nights: freeNights, rates: { price: '195' } });
    await send(second, { rates: 'unconfirmed' });
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    undefined,
    'text',
    { visitId: 'v', attempt: 1, entry: {} },
    { nights: { property: 'casa' } },
    { change: 'open' },
    { rates: null },
  ])('is ignored if its fields are not those of a form: %j', (changed) => {
    const actor = start(succeed);
    openRates(actor);
    actor.send({ type: 'rates.changed', rates: { price: '195' } });
    const draft = getNightsDraft(actor.getSnapshot())!;
    expect(readNightsDraft(draft)).toEqual(draft);
    const isEntry = typeof changed === 'object' && !('entry' in changed);
    expect(
      readNightsDraft(isEntry ? { ...draft, entry: { ...draft.entry, ...changed } } : changed),
    ).toBeUndefined();
  });
});
