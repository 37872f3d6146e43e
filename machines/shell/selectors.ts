import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from '../connection/connection.machine.ts';
import type { siteVersionMachine } from '../siteVersion/siteVersion.machine.ts';

type Connection = SnapshotFrom<typeof connectionMachine>;
type SiteVersion = SnapshotFrom<typeof siteVersionMachine>;

/** Whether the site has a newer version than this tab. */
export const isOutdated = (version: SiteVersion): boolean =>
  !version.matches('current') && !version.matches('asking');

/** Returns the version message above the page, or undefined. */
export const getVersionNotice = (version: SiteVersion): 'newer' | 'updating' | undefined => {
  if (version.matches('offered')) return 'newer';
  return version.matches('ending') || version.matches('updating') ? 'updating' : undefined;
};

/** Returns the connection message above the page, or undefined. */
export const getConnectionNotice = (connection: Connection): 'lost' | 'returned' | undefined => {
  if (connection.matches('lost')) return 'lost';
  return connection.matches('returned') ? 'returned' : undefined;
};
