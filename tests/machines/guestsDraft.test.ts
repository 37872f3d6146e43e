import { describe, expect, test } from 'vitest';
import { defineUserEvent } from 'statechart-atlas';
import { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import { guestsDraftModel } from '../../machines/guestsDraft/guestsDraft.model.ts';
import { draftSaveDelay, saveRetryDelay } from '../../machines/guestsDraft/guestsDraft.setup.ts';
import type {
  DraftFound,
  DraftSent,
  GuestsDraftEvent,
} from '../../machines/guestsDraft/guestsDraft.types.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { sampleStoredReservation, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { journey } from './journey.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { guestsDraftRules } from './rules/guestsDraft.rules.ts';
import { testRules } from './rules/testRules.ts';

const guest = (event: GuestsDraftEvent, name: string) =>
  defineUserEvent<typeof guestsDraftMachine>(event, '', name);

const getForms = (surname: string) => [{ ...emptyForm, surname }, emptyForm];

const particulars: LawOptions = {
  extraEvents: [guest({ type: 'forms.changed', guests: getForms('Reis') }, 'forms.changed.more')],
  waitFor: { off: 'a reservation whose host keeps drafts' },
  failureDescriptions: {
    'on.differing': 'The state says that something was typed on another page.',
  },
};

describe('a draft of the guests', () => {
  testRules(guestsDraftModel, guestsDraftRules);
  testLaws(guestsDraftModel, particulars);
});

const theirs: DraftFound = { guests: getForms('Silva'), revision: { by: 'other', number: 4 }, isOurs: false };
const kept = (number: number) => ({ revision: { by: 'page', number }, isGone: false });
const type = (surname: string): GuestsDraftEvent => ({ type: 'forms.changed', guests: getForms(surname) });

function opened() {
  const draft = journey(guestsDraftMachine, sampleVisit, ['reportDraft', 'reportChange']);
  draft.does({ type: 'reservation.updated', reservation: sampleStoredReservation });
  const passes = (milliseconds: number) => draft.run.clock.increment(milliseconds);
  return {
    ...draft,
    passes,
    pauses: () => passes(draftSaveDelay),
    sent: () =>
      draft.getRequests<DraftSent>('saveDraft').map(({ guests, follows }) => [guests?.[0]?.surname, follows]),
  };
}

/** A guest whose typed draft is being sent to the host. */
async function sending(surname = 'Costa') {
  const draft = opened();
  await draft.answers('readDraft', null);
  draft.does(type(surname));
  draft.pauses();
  return draft;
}

describe('the input', () => {
  test('is sent once the guest pauses, and not with every key', async () => {
    const draft = opened();
    await draft.answers('readDraft', null);
    draft.does(type('C'));
    draft.passes(draftSaveDelay - 1);
    draft.does(type('Co'));
    draft.passes(draftSaveDelay - 1);
    expect(draft.sent()).toEqual([]);
    draft.passes(1);
    expect(draft.sent()).toEqual([['Co', undefined]]);
  });

  test('is sent as the next draft when it was typed during a request', async () => {
    const draft = await sending();
    draft.does(type('Costa e'));
    await draft.answers('saveDraft', kept(1));
    expect(draft.is()).toBe('on.typing');
    draft.pauses();
    expect(draft.sent().at(-1)).toEqual(['Costa e', { by: 'page', number: 1 }]);
    await draft.answers('saveDraft', kept(2));
    expect(draft.is()).toBe('on.kept');
  });

  test('is sent after the request at once when the page is hidden', async () => {
    const draft = await sending();
    draft.does(type('Costa e'), { type: 'page.hidden' });
    expect(draft.sent()).toEqual([
      ['Costa', undefined],
      ['Costa e', undefined],
    ]);
  });

  test('is sent repeatedly until an unreachable host has stored it', async () => {
    const draft = await sending();
    await draft.fails('saveDraft', 'unreachable');
    for (const _ of [1, 2]) {
      draft.passes(saveRetryDelay);
      await draft.fails('saveDraft', 'timed-out');
    }
    expect(draft.sent()).toHaveLength(3);
    draft.does({ type: 'connection.returned' });
    await draft.answers('saveDraft', kept(4));
    expect(draft.is()).toBe('on.kept');
  });

  test('is deleted at the host when the guest deletes it', async () => {
    const draft = await sending();
    await draft.answers('saveDraft', kept(1));
    draft.does({ type: 'forms.changed', guests: null });
    draft.pauses();
    expect(draft.getRequests<DraftSent>('saveDraft').at(-1)?.guests).toBeNull();
    await draft.answers('saveDraft', { ...kept(2), isGone: true });
    expect(draft.is()).toBe('on.idle');
  });
});

describe('a stored draft', () => {
  test('does not replace input that was typed while it loaded: the guest decides', async () => {
    const draft = opened();
    draft.does(type('Costa'));
    await draft.answers('readDraft', theirs);
    expect([draft.is(), draft.run.effects]).toEqual([
      'on.differing',
      [{ uiEffect: { type: 'focus.requested', on: 'guestsDraft' } }],
    ]);
    draft.does(type('Costa e Silva'), { type: 'draft.replaced' });
    expect(draft.sent()).toEqual([['Costa e Silva', theirs.revision]]);
  });

  test('is replaced by input on the page that sent it', async () => {
    const draft = opened();
    draft.does(type('Costa'));
    await draft.answers('readDraft', { ...theirs, isOurs: true });
    expect(draft.is()).toBe('on.typing');
    draft.pauses();
    expect(draft.sent()).toEqual([['Costa', theirs.revision]]);
  });

  test('causes no question if it is missing', async () => {
    const draft = opened();
    draft.does(type('Costa'));
    await draft.answers('readDraft', null);
    expect(draft.is()).toBe('on.typing');
  });

  test('from another page is used or replaced, as the guest decides', async () => {
    const draft = await sending();
    await draft.fails('saveDraft', 'draft-changed');
    await draft.answers('compareDraft', theirs);
    draft.does({ type: 'draft.taken' });
    expect(draft.is()).toBe('on.kept');
    expect(draft.run.effects).toContainEqual(expect.objectContaining({ does: 'reportDraft' }));
    draft.does(type('Silva e Costa'));
    draft.pauses();
    expect(draft.sent().at(-1)).toEqual(['Silva e Costa', theirs.revision]);
  });
});
