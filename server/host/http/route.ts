/** One address of the host, and who answers there. */
export interface Route {
  method: 'get' | 'post';
  /** As in the contract, with parameters in braces. */
  path: string;
  /** Who calls is known by a signature, and may call as often as there is something to tell. */
  unlimited?: true;
  answer(request: Request, params: Record<string, string>): Response | Promise<Response>;
}

/** Who is at the other end of the connection, as the HTTP server knows it. */
export interface Caller {
  /** The peer's network address. */
  address: string | undefined;
}
