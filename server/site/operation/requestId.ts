import { tryGetContext } from 'hono/context-storage';

/** What the request that is being answered is called; undefined where none is. */
export const currentRequestId = (): string | undefined => tryGetContext()?.get('requestId');
