import { createServer, type IncomingMessage } from 'node:http';
import { foreignBackend } from '../../../server/site/index.ts';
import { createTestFolder } from '../../support/folders.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { listen } from '../../support/listen.ts';

export const caller = {
  networks: [{ breadth: '/32' as const, mark: 'a network' }],
  forwardedFor: '203.0.113.9',
};

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A host API elsewhere that a test holds in its hand, with the site's way to it; `/v7` is where it begins. */
export async function openForeignHost(
  answerTo: (path: string, headers: IncomingMessage['headers']) => Answer = () => ({}),
) {
  const requests: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      const { method, url = '', headers: requestHeaders } = request;
      requests.push({ method, url, headers: requestHeaders, body: sent });
      const {
        status = 200,
        headers = {},
        body = { answer: true },
      } = answerTo(url.slice('/v7'.length), requestHeaders);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}/v7`;
  const { log, lines } = createTestLog();
  const ownCredentials = { id: 'own-id', secret: 'own-secret' };
  const backend = foreignBackend({
    url,
    tokenUrl: `${url}/api/token`,
    ownCredentials,
    unitIds: [],
    photoFolder: await createTestFolder(),
    log,
  });
  return { backend, ownCredentials, requests, url, log: lines, server };
}
