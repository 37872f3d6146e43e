import type { HostContext } from '../base/context.ts';

/** What the host's own commands work with: nobody outside is reached. */
export type CommandContext = Pick<
  HostContext,
  'db' | 'content' | 'keys' | 'jobs' | 'log' | 'registrationRetentionDays'
>;
