import { answered, defineModel, guestDoes, hearsOf, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { connectionMachine } from './connection.machine.ts';

const happens = (...words: Parameters<typeof guestDoes<typeof connectionMachine>>) =>
  guestDoes<typeof connectionMachine>(...words);

export const connectionModel = defineModel({
  machine: connectionMachine,
  input: undefined,
  screenless: 'A strip above every page says that there is no connection.',
  happenings: [
    hearsOf(happens({ type: 'network.lost' }, 'the device loses its network')),
    hearsOf(happens({ type: 'network.found' }, 'the device finds a network')),
    hearsOf(happens({ type: 'site.unreached' }, 'a call reaches nobody')),
    answered('askTheSite', undefined, 'the site answers'),
    failed('askTheSite', 'unreachable', 'the site cannot be reached'),
    answered('askTheSiteAgain', undefined, 'the site answers again'),
    failed('askTheSiteAgain', 'unreachable', 'the site still cannot be reached'),
    passes('siteIsAskedAgain', 'connection.lost.waiting', 5000, 'a while passes'),
    passes('returnIsTold', 'connection.returned', 5000, 'a moment passes'),
  ],
  wanted: ['network.lost', 'network.found', 'askTheSiteAgain.answered', 'returnIsTold.passed'],
});
