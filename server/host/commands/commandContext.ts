import type { HostContext } from '../base/context.ts';

/** The dependencies of the host's own commands; none of them calls an external service. */
export type CommandContext = Pick<
  HostContext,
  'db' | 'content' | 'keys' | 'jobs' | 'log' | 'registrationRetentionDays' | 'isSandbox'
> & {
  /** The name of the person who uses the dashboard; undefined on the command line. */
  actor?: string | undefined;
};

/** The dependencies of commands that do not read the properties. */
export type DatabaseContext = Omit<CommandContext, 'content'>;
