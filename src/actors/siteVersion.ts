import { fromPromise } from 'xstate';
import { siteVersionMachine, type VersionTold } from '../../machines/siteVersion/siteVersion.machine.ts';
import { withinTime } from '../api/timeLimit.ts';
import { askTheSite } from './askTheSite.ts';
import { callsEnd } from './callsEnd.ts';

interface World {
  /** Whether an answer comes from another version of the site than this tab is of. */
  isOfAnother: (answer: Response) => boolean;
  isAnythingUnderWay: () => boolean;
  loadPageAnew: () => void;
}

/** The version of this tab, beside the site's. */
export const siteVersionAt = ({ isOfAnother, isAnythingUnderWay, loadPageAnew }: World) =>
  siteVersionMachine.provide({
    actors: {
      askVersion: fromPromise<VersionTold, undefined>(async ({ signal }) =>
        isOfAnother(await withinTime(askTheSite, signal)) ? 'another' : 'same',
      ),
      letCallsEnd: fromPromise<void, undefined>(() => callsEnd(isAnythingUnderWay)),
    },
    actions: { loadPageAnew },
  });
