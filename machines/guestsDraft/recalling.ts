import {
  follow,
  found,
  guestsDraftSetup,
  onDraftNotSaved,
  storeForms,
  storeOtherDraft,
} from './guestsDraft.setup.ts';
import type { DraftFound } from './guestsDraft.types.ts';

/** Shows the host's draft in the forms. */
const reportFound = {
  type: 'reportDraft',
  params: ({ event }: { event: { output: DraftFound | null } }) => event.output?.guests ?? [],
} as const;

/** The state in which the host’s draft is loaded, while the guest can already type. */
export const recalling = guestsDraftSetup.createStateConfig({
  description: 'The earlier draft is being loaded from the host; the guest can already fill in the forms.',
  tags: 'waiting',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: ({ context: { reservationId, token } }) => ({ reservationId, token }),
    onDone: [
      {
        description: 'The draft comes from another page, and the forms on this page have changed as well.',
        guard: 'bothFilled',
        target: 'differing',
        actions: [storeOtherDraft, 'focusQuestion'],
      },
      {
        description: 'The input on this page is newer than the draft.',
        guard: 'hasInput',
        target: 'typing',
        actions: follow,
      },
      {
        guard: { type: 'hasStored', params: found },
        target: 'kept',
        actions: [follow, reportFound],
      },
      { description: 'The host has no draft.', target: 'idle' },
    ],
    onError: [...onDraftNotSaved, { target: 'notRecalled' }],
  },
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The forms have not been changed since the draft was requested.',
      on: { 'forms.changed': { target: 'touched', actions: storeForms } },
    },
    touched: {
      description: 'The forms have been changed since the draft was requested.',
      on: { 'forms.changed': { actions: storeForms } },
    },
  },
});
