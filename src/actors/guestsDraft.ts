import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { reservationGuestsDraft } from '../../machines/reservation/reservation.setup.ts';
import type {
  DraftFound,
  DraftSaved,
  DraftLink,
  DraftSent,
} from '../../machines/guestsDraft/guestsDraft.types.ts';
import type { Api } from '../api/index.ts';
import { randomId } from './randomId.ts';

// The id of this page until it is reloaded. Together with the number of saved drafts, it identifies the newer of two
// drafts.
const thisPage = randomId();
let sent = 0;

/** Reports that the page is hidden, because the browser may then discard it. */
const followHiding = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const hide = () => sendBack({ type: 'page.hidden' });
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hide();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', hide);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', hide);
  };
});

/** Connects the machine of the guests' draft to the host. */
export const createGuestsDraftActors = (loadApi: () => Promise<Api>) =>
  reservationGuestsDraft.provide({
    actors: {
      followHiding,
      readDraft: fromPromise<DraftFound | null, DraftLink>(async ({ input, signal }) => {
        const { draft } = await (await loadApi()).readGuestsDraft(input, { signal });
        return draft && { ...draft, isOurs: draft.revision.by === thisPage };
      }),
      saveDraft: fromPromise<DraftSaved, DraftSent>(async ({ input }) => {
        const { guests, follows, ...link } = input;
        sent += 1;
        const revision = { by: thisPage, number: sent };
        const api = await loadApi();
        const { keptAt } = await api.keepGuestsDraft(
          { ...link, guests: guests && [...guests], revision, ...(follows && { follows }) },
          { keepalive: true },
        );
        return { revision, isGone: keptAt === null };
      }),
    },
  });
