import type { HostContext } from '../base/context.ts';
import { readOtherSites } from '../store/runningSites.ts';

/**
 * Compares the properties of this process with those of others on the same database, and warns once about each that
 * differs twice in a row; a rolling update is over by then.
 */
export function watchProperties(own: string) {
  let before: readonly string[] = [];
  let reportedProblems: readonly string[] = [];
  return async ({ db, log }: Pick<HostContext, 'db' | 'log'>): Promise<void> => {
    const others = await readOtherSites(db, own);
    const lasting = others.filter(({ print }) => before.includes(print));
    if (lasting.some(({ print }) => !reportedProblems.includes(print))) {
      log.warn(
        { own, others: lasting },
        'another process on this database has different properties: the same nights could have two prices. ' +
          'Copy the same properties to CONTENT_DIR on each machine, then restart the site there',
      );
    }
    before = others.map(({ print }) => print);
    reportedProblems = lasting.map(({ print }) => print);
  };
}
