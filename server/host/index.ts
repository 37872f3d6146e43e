/** The embedded host API. */
export {
  CommandRefused,
  isCommand,
  openDesk,
  WrongInput,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
  type HostCommands,
} from './commands/index.ts';
export { ContentRefused } from './content/index.ts';
export type { Caller, Host, HostOptions } from './host.ts';
export { openHost } from './openHost.ts';
export { secretKeyIn } from './keys/secretKey.ts';
export { FolderInUse } from './store/folderLock.ts';
