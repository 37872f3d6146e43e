import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { accountMachine } from './account.machine.ts';
import { ownSessions } from './account.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof accountMachine>>) =>
  defineUserEvent<typeof accountMachine>(...words);

export const accountModel = defineModel({
  machine: accountMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    defineAnswer('listSessions', ownSessions, 'the host lists the sessions'),
    failed('listSessions', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'account.loading', loadingTimeout, 'loading takes too long'),
    person({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(person({ type: 'connection.returned' }, 'the connection returns')),
    person({ type: 'session.endRequested', id: 's-2' }, 'the person ends a session'),
    defineAnswer('endOtherSession', undefined, 'the host ends the session'),
    failed('endOtherSession', 'not-found', 'the session has ended already'),
    failed('endOtherSession', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['listSessions.answered', 'session.endRequested', 'endOtherSession.answered'],
});
