import { fromPromise } from 'xstate';
import { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { withinTime } from '../api/timeLimit.ts';
import { askTheSite } from './askTheSite.ts';

/** The connection of this tab. Any answer shows that the site is reached; what it says does not matter. */
export const connectionAt = (actions: { reportReturn: () => void; askForPartsAgain: () => void }) =>
  connectionMachine.provide({
    actors: {
      askTheSite: fromPromise(({ signal }) => withinTime(askTheSite, signal)),
    },
    actions,
  });
