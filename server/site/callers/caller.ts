import { tryGetContext } from 'hono/context-storage';
import type { Breadth } from './breadths.ts';

/** One of the caller's networks, as an HMAC. */
interface CallerNetwork {
  breadth: Breadth;
  mark: string;
}

/** The sender of a request. */
export interface Caller {
  /** The caller's networks, the narrowest first; empty for the site itself and its own machine. */
  networks: readonly CallerNetwork[];
  /** The value of `X-Forwarded-For` for an external host; undefined without a caller. */
  forwardedFor: string | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/** The caller of the site's own requests. */
export const thisSite: Caller = { networks: [], forwardedFor: undefined };

/** Returns the caller of the current request. */
export const currentCaller = (): Caller => (tryGetContext()?.get('caller') as Caller | undefined) ?? thisSite;
