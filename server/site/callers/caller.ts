import { tryGetContext } from 'hono/context-storage';

/** Whose request it is. */
export interface Caller {
  /** The network that calls, as an HMAC; undefined for who is not counted: the site itself, and its own machine. */
  network: string | undefined;
  /** What `X-Forwarded-For` tells a host elsewhere; undefined where nobody called. */
  forwardedFor: string | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/** What the site asks for by itself. */
export const thisSite: Caller = { network: undefined, forwardedFor: undefined };

/** Whose request is being answered. */
export const currentCaller = (): Caller => (tryGetContext()?.get('caller') as Caller | undefined) ?? thisSite;
