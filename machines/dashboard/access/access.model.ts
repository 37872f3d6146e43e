import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { accessMachine } from './access.machine.ts';
import { accessLink, people } from './access.samples.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof accessMachine>>) =>
  defineUserEvent<typeof accessMachine>(...words);
const [, cleaner] = people;

export const accessModel = defineModel({
  machine: accessMachine,
  group: 'dashboard',
  input: { visitId: 'visit', language: 'en' },
  events: [
    ...loadingEvents('access', 'listPeople', people, 'the host lists the people'),
    owner({ type: 'invitation.opened' }, 'the owner opens the form'),
    owner({ type: 'invitation.changed', invitation: { name: 'Rui Costa' } }, 'the owner types in the form'),
    owner({ type: 'invitation.submitted' }, 'the owner sends the invitation'),
    owner({ type: 'role.chosen', person: cleaner!, role: 'manager' }, 'the owner chooses another role'),
    owner({ type: 'removal.requested', person: cleaner! }, 'the owner wants to end an access'),
    owner({ type: 'change.confirmed' }, 'the owner confirms the change'),
    owner({ type: 'change.abandoned' }, 'the owner does not make the change'),
    owner({ type: 'list.requested' }, 'the owner returns to the list'),
    defineAnswer('invitePerson', accessLink, 'the host invites the person'),
    proofRequired('invitePerson'),
    failed('invitePerson', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('email', 'email')],
    }),
    failed('invitePerson', 'email-taken', 'the e-mail address has access already'),
    ...changeFailures('invitePerson', 'the host refuses the invitation'),
    defineAnswer('changeAccess', undefined, 'the host makes the change'),
    proofRequired('changeAccess'),
    ...changeFailures('changeAccess', 'the host refuses the change'),
    failed('changeAccess', 'last-owner', 'the person is the last owner'),
    defineAnswer('proof', { isProven: true }, 'the owner has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the owner does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'listPeople.answered',
    'invitation.opened',
    'invitation.changed',
    'invitation.submitted',
    'invitePerson.answered',
  ],
});
