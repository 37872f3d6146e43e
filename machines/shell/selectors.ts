import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from '../connection/connection.machine.ts';
import type { siteVersionMachine } from '../siteVersion/siteVersion.machine.ts';

type Connection = SnapshotFrom<typeof connectionMachine>;
type SiteVersion = SnapshotFrom<typeof siteVersionMachine>;

/** The site has a newer version than this tab. */
export const isOutdated = (version: SiteVersion): boolean =>
  !version.matches('current') && !version.matches('asking');

/** What the notice above the page says of the version, if anything. */
export const getVersionNotice = (version: SiteVersion): 'newer' | 'updating' | undefined => {
  if (version.matches('offered')) return 'newer';
  return version.matches('ending') || version.matches('updating') ? 'updating' : undefined;
};

/** What the strip above the page says of the connection, if anything. */
export const getConnectionNotice = (connection: Connection): 'lost' | 'returned' | undefined => {
  if (connection.matches('lost')) return 'lost';
  return connection.matches('returned') ? 'returned' : undefined;
};
