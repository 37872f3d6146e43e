import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
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
    ...loadingEvents('registrations', 'listRegistrations', registeredStays, 'the host lists the stays'),
    host({ type: 'reminder.requested', stay: registeredStays[0] }, 'the person wants to remind a guest'),
    host({ type: 'reminder.confirmed' }, 'the person sends the reminder again'),
    host({ type: 'reminder.abandoned' }, 'the person returns to the list'),
    defineAnswer('remindGuest', undefined, 'the host reminds the guest'),
    ...changeFailures('remindGuest', 'the guest was reminded shortly before'),
    ...liveEvents('refreshRegistrations', registeredStays, 'the host lists the stays again'),
  ],
  mainPath: [
    'listRegistrations.answered',
    'reminder.requested',
    'remindGuest.answered',
    'refreshRegistrations.answered',
  ],
});
