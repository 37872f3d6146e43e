import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { guestsDraftOfReservation } from '../../machines/reservation/reservation.setup.ts';
import type {
  DraftFound,
  DraftSaved,
  DraftLink,
  DraftSent,
} from '../../machines/guestsDraft/guestsDraft.types.ts';
import type { Api } from '../api/index.ts';
import { randomId } from './randomId.ts';

// Names this page for as long as it is loaded; what is typed on it is counted, so that the later of two is known.
const thisPage = randomId();
let sent = 0;

/** Tells when the page may be dropped by its browser. */
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

/** The draft of the guests, with the host behind it. */
export const createGuestsDraftActors = (loadApi: () => Promise<Api>) =>
  guestsDraftOfReservation.provide({
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
