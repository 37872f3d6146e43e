import type { Logger } from 'pino';

/** What is known of a request once it has been routed. */
export interface Served {
  /** The path with its parameters in braces. */
  route?: string;
}

// Ids and link tokens are longer than any word of an address.
const masked = (path: string) =>
  path
    .split('/')
    .map((part) => (part.length > 20 ? '***' : part))
    .join('/');

/** Notes an answered request, without tokens and without anything about a person. */
export function writeAccessLog(
  log: Logger,
  request: Request,
  { route }: Served,
  status: number,
  began: number,
): void {
  const path = route ?? masked(new URL(request.url).pathname);
  const milliseconds = Math.round(performance.now() - began);
  log.info({ method: request.method, path, status, milliseconds }, 'answered');
}
