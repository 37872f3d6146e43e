import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { accountMachine } from './account.machine.ts';
import { ownSessions } from './account.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof accountMachine>>) =>
  defineUserEvent<typeof accountMachine>(...words);

export const accountModel = defineModel({
  machine: accountMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    ...loadingEvents('account', 'listSessions', ownSessions, 'the host lists the sessions'),
    person({ type: 'session.endRequested', id: 's-2' }, 'the person ends a session'),
    defineAnswer('endOtherSession', undefined, 'the host ends the session'),
    failed('endOtherSession', 'not-found', 'the session has ended already'),
    failed('endOtherSession', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['listSessions.answered', 'session.endRequested', 'endOtherSession.answered'],
});
