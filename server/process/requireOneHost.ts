import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether a request has more than one `Host` line, of which Node reads the first one and a proxy may read another. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Refuses requests with more than one `Host` line (RFC 9112, 3.2). */
export const requireOneHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (!hasSeveralHosts(request)) return listener(request, response);
    response.writeHead(400, { Connection: 'close' }).end();
  };
