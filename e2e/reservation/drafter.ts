import type { DraftRead, DraftRevision } from '../../contract/schemas/guestsDraft.ts';
import { draftSaveDelay, saveRetryDelay } from '../../machines/guestsDraft/guestsDraft.setup.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { addresses, type Call } from '../support/calls.ts';
import { reconnect } from '../support/reconnect.ts';
import { elapseDelay, holdDelays } from '../support/heldDelays.ts';
import { expect } from '../support/test.ts';
import type { Walker } from '../support/walk.ts';
import { confirmedAt as keptAt, reservationId, token } from './answers.ts';
import type { GuestsDraftState } from './expected/guestsDraft.ts';
import { guestsDraftWalk } from './walks.ts';
import { Forms } from './forms.ts';
import type { Holder } from './holder.ts';
import { booker, type Scenario } from './scenario.ts';
import { createWalker, type Actions } from './createWalker.ts';

type DraftActions = Actions<GuestsDraftState>;

/** The forms of two guests with nothing but the surname of the first one. */
const createForms = (surname: string) => [
  { ...emptyForm, surname, givenNames: booker.givenNames },
  emptyForm,
];

/** The draft of another page. */
const otherDraft: { surname: string; revision: DraftRevision } = {
  surname: 'Sousa',
  revision: { by: 'another page', number: 7 },
};

const getDraft = (surname: string, revision: DraftRevision): DraftRead => ({
  draft: { guests: createForms(surname), revision, keptAt },
});

/** The revision that this page sent last. */
function findLastRevision({ hostStub }: Holder): DraftRevision {
  const { body } = hostStub.requests.findLast(({ call }) => call === addresses.saveDraft)!;
  return (body as { revision: DraftRevision }).revision;
}

const leavePage = ({ page }: Holder) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** The events of the draft, on the page or at the host. */
function createActions(holder: Holder): DraftActions {
  const { page, hostStub } = holder;
  const registration = holder.of('registration');
  const forms = new Forms(registration, holder.scenario);
  const follows = (revision?: DraftRevision) => holder.updateScenario({ lastRevision: revision });
  const type = async (surname: string) => {
    await forms.type('surname', surname);
    holder.updateScenario({ surname });
  };
  const expectSurname = async (surname: string) => {
    await expect(forms.field('surname')).toHaveValue(surname);
    holder.updateScenario({ surname });
  };
  const createDraftAnswers = (call: 'readDraft' | 'compareDraft'): DraftActions => ({
    [`${call}.answered.found`]: async ({ to }) => {
      await hostStub.answerWith(call, getDraft(otherDraft.surname, otherDraft.revision));
      if (to !== 'on.kept') return;
      await expectSurname(otherDraft.surname);
      follows(otherDraft.revision);
    },
    [`${call}.answered.ours`]: async () => {
      await hostStub.answerWith(call, getDraft(holder.scenario.surname, findLastRevision(holder)));
      follows(findLastRevision(holder));
    },
    [`${call}.answered.none`]: async () => {
      await hostStub.answerWith(call, { draft: null });
      follows();
    },
  });
  const answerSave = (at: string | null) => async () => {
    await hostStub.answerWith('saveDraft', { keptAt: at });
    follows(findLastRevision(holder));
  };
  const refuseAsRegistered = (call: Call) => async () => {
    await hostStub.fail(call, 'wrong-state');
    await holder.answerRefresh('registered');
  };
  const chooseDraft = (id: 'draft.take' | 'draft.replace') => async () => {
    const surname = id === 'draft.take' ? otherDraft.surname : holder.scenario.surname;
    const pressed = await holder.press('guestsDraft', id);
    await expectSurname(surname);
    follows(otherDraft.revision);
    return pressed;
  };
  return {
    ...createDraftAnswers('readDraft'),
    ...createDraftAnswers('compareDraft'),
    'reservation.updated.open': async () => {
      const surname = holder.scenario.variant === 'registered' ? booker.surname : holder.scenario.surname;
      await holder.updateReservation('keeping');
      await expectSurname(surname);
      follows();
    },
    'forms.changed': () => type(holder.scenario.surname === 'Costa' ? 'Santos' : 'Costa'),
    'forms.changed.emptied': async () => {
      if (holder.scenario.surname === booker.surname) await type('Costa');
      await type(booker.surname);
    },
    'forms.sent': async () => {
      await forms.fillAll();
      await forms.submit().click();
    },
    'page.hidden': () => leavePage(holder),
    'connection.returned': () => reconnect(holder.page),
    'draftSaveDelay.passed': () => elapseDelay(page, draftSaveDelay),
    'saveRetryDelay.passed': () => elapseDelay(page, saveRetryDelay),
    'retry.requested': async () => {
      await holder.press('guestsDraft', 'action.tryAgain');
      await expect(registration.locator('h3')).toBeFocused();
    },
    'saveDraft.answered': answerSave(keptAt),
    'saveDraft.answered.gone': answerSave(null),
    'readDraft.failed.wrong-state': refuseAsRegistered('readDraft'),
    'saveDraft.failed.wrong-state': refuseAsRegistered('saveDraft'),
    'compareDraft.failed.wrong-state': refuseAsRegistered('compareDraft'),
    'draft.taken': chooseDraft('draft.take'),
    'draft.replaced': chooseDraft('draft.replace'),
  };
}

/** Opens a page that has saved a draft before, so that the host can answer with this page's own revision. */
async function openWithSurname(holder: Holder): Promise<void> {
  await holdDelays(holder.page, draftSaveDelay, saveRetryDelay);
  await holder.open();
  await holder.updateReservation('keeping');
  await holder.hostStub.answerWith('readDraft', { draft: null });
  const forms = new Forms(holder.of('registration'), holder.scenario);
  await forms.type('surname', holder.scenario.surname);
  // The page scrolls smoothly to the field, and no other action interrupts it.
  await forms.field('surname').evaluate((field) => {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await leavePage(holder);
  await holder.hostStub.answerWith('saveDraft', { keptAt });
  await holder.updateReservation('open');
  await expect(holder.of('guestsDraft')).toHaveAttribute('data-state', 'off');
}

/** A guest who fills in the forms while the host saves a draft. */
export async function drafter(holder: Holder): Promise<Walker<GuestsDraftState, Scenario>> {
  await openWithSurname(holder);
  const isDone = (state: GuestsDraftState) => state === 'off' && holder.scenario.variant === 'registered';
  return createWalker(holder, {
    ...guestsDraftWalk,
    screen: (state) => holder.of(isDone(state) ? 'registration' : 'guestsDraft'),
    // The status line is below the forms, where the guest looks after filling them in.
    watched: ['[data-machine=guestsDraft] [role=group]'],
    requestBody: (call, { surname, lastRevision }) => {
      const link = { reservationId, token };
      if (call !== 'saveDraft') return link;
      return {
        ...link,
        guests: surname === booker.surname ? null : createForms(surname),
        revision: { by: expect.any(String) as unknown, number: expect.any(Number) as unknown },
        ...(lastRevision && { follows: lastRevision }),
      };
    },
    otherCalls: ({ event }) => {
      if (event === 'forms.sent') return ['saveGuests'];
      const isUpdate = event.startsWith('reservation.updated.') || event.endsWith('.wrong-state');
      return isUpdate ? ['refreshReservation'] : [];
    },
    actions: createActions(holder),
  });
}
