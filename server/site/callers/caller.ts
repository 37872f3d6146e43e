import { tryGetContext } from 'hono/context-storage';
import type { Breadth } from './breadths.ts';

/** A network that a caller is in, as an HMAC. */
interface CallerNetwork {
  breadth: Breadth;
  mark: string;
}

/** Whose request it is. */
export interface Caller {
  /** The networks that the caller is in, the narrowest first; empty for the site itself and its own machine. */
  networks: readonly CallerNetwork[];
  /** What `X-Forwarded-For` tells a host elsewhere; undefined where nobody called. */
  forwardedFor: string | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller;
  }
}

/** What the site asks for by itself. */
export const thisSite: Caller = { networks: [], forwardedFor: undefined };

/** Whose request is being answered. */
export const currentCaller = (): Caller => (tryGetContext()?.get('caller') as Caller | undefined) ?? thisSite;
