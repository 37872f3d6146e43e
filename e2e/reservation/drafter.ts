import type { DraftRead, DraftRevision } from '../../contract/guestsDraft.ts';
import { draftSaveDelay, saveRetryDelay } from '../../machines/guestsDraft/guestsDraft.setup.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { addresses, type Call } from '../support/calls.ts';
import { reconnects } from '../support/reconnects.ts';
import { delayPasses, holdDelays } from '../support/heldDelays.ts';
import { expect } from '../support/test.ts';
import type { Walker } from '../support/walk.ts';
import { confirmedAt as keptAt, reservationId, token } from './answers.ts';
import type { GuestsDraftState } from './expected/guestsDraft.ts';
import { guestsDraftWalk } from './known.ts';
import { Forms } from './forms.ts';
import type { Holder } from './holder.ts';
import { booker, type Story } from './story.ts';
import { walker, type Acts } from './walkers.ts';

type DraftActs = Acts<GuestsDraftState>;

/** The forms of two guests with nothing but the surname of the first one. */
const formsWith = (surname: string) => [{ ...emptyForm, surname, givenNames: booker.givenNames }, emptyForm];

/** The draft of another page. */
const theirs: { surname: string; revision: DraftRevision } = {
  surname: 'Sousa',
  revision: { by: 'another page', number: 7 },
};

const getDraft = (surname: string, revision: DraftRevision): DraftRead => ({
  draft: { guests: formsWith(surname), revision, keptAt },
});

/** The revision that this page sent last. */
function lastSent({ hostSide }: Holder): DraftRevision {
  const { body } = hostSide.questions.findLast(({ call }) => call === addresses.saveDraft)!;
  return (body as { revision: DraftRevision }).revision;
}

const leaves = ({ page }: Holder) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));

/** What happens to the draft, on the page or at the host. */
function createActs(holder: Holder): DraftActs {
  const { page, hostSide } = holder;
  const registration = holder.of('registration');
  const forms = new Forms(registration, holder.story);
  const follows = (revision?: DraftRevision) => holder.note({ follows: revision });
  const types = async (surname: string) => {
    await forms.types('surname', surname);
    holder.note({ surname });
  };
  const shows = async (surname: string) => {
    await expect(forms.field('surname')).toHaveValue(surname);
    holder.note({ surname });
  };
  const isTold = (call: 'readDraft' | 'compareDraft'): DraftActs => ({
    [`${call}.answered.found`]: async ({ to }) => {
      await hostSide.says(call, getDraft(theirs.surname, theirs.revision));
      if (to !== 'on.kept') return;
      await shows(theirs.surname);
      follows(theirs.revision);
    },
    [`${call}.answered.ours`]: async () => {
      await hostSide.says(call, getDraft(holder.story.surname, lastSent(holder)));
      follows(lastSent(holder));
    },
    [`${call}.answered.none`]: async () => {
      await hostSide.says(call, { draft: null });
      follows();
    },
  });
  const hasKept = (at: string | null) => async () => {
    await hostSide.says('saveDraft', { keptAt: at });
    follows(lastSent(holder));
  };
  const isOver = (call: Call) => async () => {
    await hostSide.fails(call, 'wrong-state');
    await holder.refreshes('registered');
  };
  const goesOnWith = (id: 'draft.take' | 'draft.replace') => async () => {
    const surname = id === 'draft.take' ? theirs.surname : holder.story.surname;
    const pressed = await holder.presses('guestsDraft', id);
    await shows(surname);
    follows(theirs.revision);
    return pressed;
  };
  return {
    ...isTold('readDraft'),
    ...isTold('compareDraft'),
    'reservation.updated.open': async () => {
      const surname = holder.story.told === 'registered' ? booker.surname : holder.story.surname;
      await holder.isTold('keeping');
      await shows(surname);
      follows();
    },
    'forms.changed': () => types(holder.story.surname === 'Costa' ? 'Santos' : 'Costa'),
    'forms.changed.emptied': async () => {
      if (holder.story.surname === booker.surname) await types('Costa');
      await types(booker.surname);
    },
    'forms.sent': async () => {
      await forms.fillsInAll();
      await forms.submit().click();
    },
    'page.hidden': () => leaves(holder),
    'connection.returned': () => reconnects(holder.page),
    'draftSaveDelay.passed': () => delayPasses(page, draftSaveDelay),
    'saveRetryDelay.passed': () => delayPasses(page, saveRetryDelay),
    'retry.requested': async () => {
      await holder.presses('guestsDraft', 'action.tryAgain');
      await expect(registration.locator('h3')).toBeFocused();
    },
    'saveDraft.answered': hasKept(keptAt),
    'saveDraft.answered.gone': hasKept(null),
    'readDraft.failed.wrong-state': isOver('readDraft'),
    'saveDraft.failed.wrong-state': isOver('saveDraft'),
    'compareDraft.failed.wrong-state': isOver('compareDraft'),
    'draft.taken': goesOnWith('draft.take'),
    'draft.replaced': goesOnWith('draft.replace'),
  };
}

/** Opens a page that has saved a draft before, so that the host can answer with this page's own revision. */
async function opensHavingTyped(holder: Holder): Promise<void> {
  await holdDelays(holder.page, draftSaveDelay, saveRetryDelay);
  await holder.opens();
  await holder.isTold('keeping');
  await holder.hostSide.says('readDraft', { draft: null });
  const forms = new Forms(holder.of('registration'), holder.story);
  await forms.types('surname', holder.story.surname);
  // The page scrolls smoothly to the field, and no other action interrupts it.
  await forms.field('surname').evaluate((field) => {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await leaves(holder);
  await holder.hostSide.says('saveDraft', { keptAt });
  await holder.isTold('open');
  await expect(holder.of('guestsDraft')).toHaveAttribute('data-state', 'off');
}

/** A guest who fills in the forms while the host saves a draft. */
export async function drafter(holder: Holder): Promise<Walker<GuestsDraftState, Story>> {
  await opensHavingTyped(holder);
  const isDone = (state: GuestsDraftState) => state === 'off' && holder.story.told === 'registered';
  return walker(holder, {
    ...guestsDraftWalk,
    screen: (state) => holder.of(isDone(state) ? 'registration' : 'guestsDraft'),
    // The line stands below the forms, where the guest looks after filling them in.
    awaits: ['[data-machine=guestsDraft] [role=group]'],
    question: (call, { surname, follows }) => {
      const link = { reservationId, token };
      if (call !== 'saveDraft') return link;
      return {
        ...link,
        guests: surname === booker.surname ? null : formsWith(surname),
        revision: { by: expect.any(String) as unknown, number: expect.any(Number) as unknown },
        ...(follows && { follows }),
      };
    },
    alsoAsked: ({ by }) => {
      if (by === 'forms.sent') return ['saveGuests'];
      const isTold = by.startsWith('reservation.updated.') || by.endsWith('.wrong-state');
      return isTold ? ['refreshReservation'] : [];
    },
    acts: createActs(holder),
  });
}
