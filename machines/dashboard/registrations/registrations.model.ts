import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { registrationsMachine } from './registrations.machine.ts';
import { registeredStays } from './registrations.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof registrationsMachine>>) =>
  defineUserEvent<typeof registrationsMachine>(...words);

export const registrationsModel = defineModel({
  machine: registrationsMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    defineAnswer('listRegistrations', registeredStays, 'the host lists the stays'),
    failed('listRegistrations', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'registrations.loading', loadingTimeout, 'loading takes too long'),
    host({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(host({ type: 'connection.returned' }, 'the connection returns')),
    toReceivedEvent(host({ type: 'data.changed' }, 'the host reports a change')),
    host({ type: 'reminder.requested', stay: registeredStays[0] }, 'the person wants to remind a guest'),
    host({ type: 'reminder.confirmed' }, 'the person sends the reminder'),
    host({ type: 'reminder.abandoned' }, 'the person returns to the list'),
    defineAnswer('remindGuest', undefined, 'the host reminds the guest'),
    ...changeFailures('remindGuest', 'the guest was reminded shortly before'),
    defineAnswer('refreshRegistrations', registeredStays, 'the host lists the stays again'),
    failed('refreshRegistrations', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'listRegistrations.answered',
    'reminder.requested',
    'reminder.confirmed',
    'remindGuest.answered',
    'refreshRegistrations.answered',
  ],
});
