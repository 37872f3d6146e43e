import type { CallerNetwork } from '../ports/networks.ts';

/** One address of the host, and who answers there. */
export interface Route {
  method: 'get' | 'post';
  /** As in the contract, with parameters in braces. */
  path: string;
  answer(request: Request, params: Record<string, string>, caller: Caller): Response | Promise<Response>;
}

/** Who calls, as the site in front knows it: how often a network may call at all is counted there. */
export interface Caller {
  /** The networks that the caller is in, the narrowest first; empty for who is not counted, as on the site's machine. */
  networks: readonly CallerNetwork[];
}
