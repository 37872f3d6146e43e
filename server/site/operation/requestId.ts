import { tryGetContext } from 'hono/context-storage';

/** Returns the id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => tryGetContext()?.get('requestId');
