import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { emptyForm } from '../registration/forms.ts';
import { sampleStoredReservation, sampleRegistered, sampleVisit } from '../shared/reservation.samples.ts';
import { guestsDraftMachine } from './guestsDraft.machine.ts';
import { draftSaveDelay, saveRetryDelay } from './guestsDraft.setup.ts';
import type { DraftFound } from './guestsDraft.types.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof guestsDraftMachine>>) =>
  defineUserEvent<typeof guestsDraftMachine>(...words);

/** A draft in the host's format. */
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
        'the host stores drafts of the forms',
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
    guest({ type: 'forms.changed', guests: typed }, 'the guest fills in the forms'),
    guest({ type: 'forms.changed', guests: null }, 'the guest clears the forms', 'forms.changed.emptied'),
    guest({ type: 'forms.sent' }, 'the guest submits the registration'),
    guest({ type: 'page.hidden' }, 'the guest goes to another app or tab'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    guest({ type: 'draft.taken' }, 'the guest continues with the draft of the other page'),
    guest({ type: 'draft.replaced' }, 'the guest continues with the input on this page'),
    defineAnswer('readDraft', sampleDraft, 'the host returns a draft', 'found'),
    defineAnswer('readDraft', ownDraft, 'the host returns the draft of this page', 'ours'),
    defineAnswer('readDraft', null, 'the host has no draft', 'none'),
    failed('readDraft', 'not-found', 'drafts are not supported'),
    failed('readDraft', 'wrong-state', 'the registration is closed'),
    failed('readDraft', 'unreachable', 'the host cannot be reached'),
    defineDelay('draftSaveDelay', 'guestsDraft.on.typing', draftSaveDelay, 'the guest pauses'),
    defineAnswer(
      'saveDraft',
      { revision: { by: 'page', number: 8 }, isGone: false },
      'the host stores the draft',
    ),
    defineAnswer(
      'saveDraft',
      { revision: { by: 'page', number: 8 }, isGone: true },
      'the host deletes the draft',
      'gone',
    ),
    failed('saveDraft', 'draft-changed', 'another page has changed the draft'),
    failed('saveDraft', 'not-found', 'drafts are not supported'),
    failed('saveDraft', 'wrong-state', 'the registration is closed'),
    failed('saveDraft', 'unreachable', 'the host cannot be reached'),
    defineDelay('saveRetryDelay', 'guestsDraft.on.notKept', saveRetryDelay, 'the delay passes'),
    defineAnswer('compareDraft', sampleDraft, 'the draft is from another page', 'found'),
    defineAnswer('compareDraft', ownDraft, 'the draft is from this page', 'ours'),
    defineAnswer('compareDraft', null, 'the draft no longer exists', 'none'),
    failed('compareDraft', 'not-found', 'drafts are not supported'),
    failed('compareDraft', 'wrong-state', 'the registration is closed'),
    failed('compareDraft', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'reservation.updated.open',
    'readDraft.answered.none',
    'forms.changed',
    'draftSaveDelay.passed',
    'saveDraft.answered',
  ],
});
