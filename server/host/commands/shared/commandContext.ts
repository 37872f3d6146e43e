import type { HostContext } from '../../base/context.ts';
import type { SessionReader } from '../../ports/gateway.ts';
import type { GuestPages } from '../../ports/pages.ts';

/** The dependencies of the host's own commands. They only read from the gateway, and call no other external service. */
export type CommandContext = Pick<
  HostContext,
  | 'db'
  | 'content'
  | 'refreshContent'
  | 'contentDir'
  | 'photoStore'
  | 'keys'
  | 'jobs'
  | 'log'
  | 'registrationRetentionDays'
  | 'isSandbox'
  | 'refusesExamples'
> & {
  gateway: SessionReader;
  pages: Pick<GuestPages, 'takenUnitIds'>;
  /** The name of the person who uses the dashboard; undefined on the command line. */
  actor?: string | undefined;
  /** The id of that person, who becomes the author of versions. */
  userId?: string | undefined;
};

/** The dependencies of commands that do not read the properties. */
export type DatabaseContext = Omit<CommandContext, 'content'>;
