/** The embedded host API. */
export { ContentRefused } from './content/index.ts';
export type { Caller, Host, HostOptions } from './host.ts';
export { openHost } from './openHost.ts';
export { secretKeyIn } from './secretKey.ts';
export { FolderInUse } from './store/folderLock.ts';
