/** The embedded host API. */
export {
  CommandRefused,
  isCommand,
  WrongInput,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type HostCommands,
} from './commands/index.ts';
export { ContentRefused } from './content/index.ts';
export { databaseTemplate } from './databaseTemplate.ts';
export type { Host, HostOptions } from './host.ts';
export type { Caller } from './http/route.ts';
export { openHost } from './openHost.ts';
export { openHostCommands } from './openHostCommands.ts';
export { secretKeyIn } from './keys/secretKey.ts';
export { FolderInUse } from './store/folderLock.ts';
