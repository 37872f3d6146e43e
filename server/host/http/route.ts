import type { CallerNetwork } from '../ports/networks.ts';

/** One address of the host, and its handler. */
export interface Route {
  method: 'get' | 'post';
  /** As in the contract, with parameters in braces. */
  path: string;
  answer(request: Request, params: Record<string, string>, caller: Caller): Response | Promise<Response>;
}

/** The caller, as identified by the site, which also limits the requests per network. */
export interface Caller {
  /**
   * The networks of the caller, narrowest first; empty if the caller is not counted, for example on the site's own
   * machine.
   */
  networks: readonly CallerNetwork[];
}
