import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { emptyForm } from '../registration/forms.ts';
import { sampleStoredReservation, sampleRegistered, sampleVisit } from '../shared/reservation.samples.ts';
import { guestsDraftMachine } from './guestsDraft.machine.ts';
import { draftSaveDelay, saveRetryDelay } from './guestsDraft.setup.ts';
import type { DraftFound } from './guestsDraft.types.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof guestsDraftMachine>>) =>
  guestDoes<typeof guestsDraftMachine>(...words);

/** A draft as the host has it. */
const sampleDraft: DraftFound = {
  guests: [{ ...emptyForm, surname: 'Silva' }, emptyForm],
  revision: { by: 'page', number: 7 },
  isOurs: false,
};
const ownDraft = { ...sampleDraft, isOurs: true };

const typed = [{ ...emptyForm, surname: 'Costa' }, emptyForm];

export const guestsDraftModel = defineModel({
  machine: guestsDraftMachine,
  input: sampleVisit,
  events: [
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleStoredReservation },
        'the host keeps what is typed',
        'reservation.updated.open',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleRegistered },
        'the guests are registered',
        'reservation.updated.registered',
      ),
    ),
    guest({ type: 'forms.changed', guests: typed }, 'the guest types'),
    guest(
      { type: 'forms.changed', guests: null },
      'the guest takes back all that was typed',
      'forms.changed.emptied',
    ),
    guest({ type: 'forms.sent' }, 'the guest registers the guests'),
    guest({ type: 'page.hidden' }, 'the guest goes to another app or tab'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    guest({ type: 'draft.taken' }, 'the guest goes on with what was typed on the other page'),
    guest({ type: 'draft.replaced' }, 'the guest goes on with what is here'),
    answered('readDraft', sampleDraft, 'the host has kept something', 'found'),
    answered('readDraft', ownDraft, 'the host has what was typed on this page before', 'ours'),
    answered('readDraft', null, 'the host has kept nothing', 'none'),
    failed('readDraft', 'not-found', 'the host has no such call'),
    failed('readDraft', 'wrong-state', 'the guests cannot be registered'),
    failed('readDraft', 'unreachable', 'the host cannot be reached'),
    passes('draftSaveDelay', 'guestsDraft.on.typing', draftSaveDelay, 'the guest pauses'),
    answered('saveDraft', { revision: { by: 'page', number: 8 }, isGone: false }, 'the host keeps it'),
    answered(
      'saveDraft',
      { revision: { by: 'page', number: 8 }, isGone: true },
      'the host keeps nothing any more',
      'gone',
    ),
    failed('saveDraft', 'draft-changed', 'something was typed on another page'),
    failed('saveDraft', 'not-found', 'the host has no such call'),
    failed('saveDraft', 'wrong-state', 'the guests cannot be registered any more'),
    failed('saveDraft', 'unreachable', 'the host cannot be reached'),
    passes('saveRetryDelay', 'guestsDraft.on.notKept', saveRetryDelay, 'some time has passed'),
    answered('compareDraft', sampleDraft, 'it is from another page', 'found'),
    answered('compareDraft', ownDraft, 'it is from this page', 'ours'),
    answered('compareDraft', null, 'it is gone', 'none'),
    failed('compareDraft', 'not-found', 'the host has no such call'),
    failed('compareDraft', 'wrong-state', 'the guests cannot be registered any more'),
    failed('compareDraft', 'unreachable', 'the host cannot be reached'),
  ],
  requested: [
    'reservation.updated.open',
    'readDraft.answered.none',
    'forms.changed',
    'draftSaveDelay.passed',
    'saveDraft.answered',
  ],
});
