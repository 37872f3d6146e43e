import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer as createMock } from '@stoplight/prism-http-server';
import { apiBase, apiDocumentPath } from '../../contract/operations.ts';
import { mediaBase } from '../../contract/values/pictures.ts';
import { tokenPath } from '../../contract/schemas/token.ts';
import { freePort } from './freePort.ts';

/** OAuth 2.0 requires a token endpoint, which generators of mocks from OpenAPI leave out. */
const token = JSON.stringify({ access_token: 'mocked', token_type: 'Bearer', expires_in: 3600 });

/** A host API without any code: Prism answers with the examples of the OpenAPI document. */
export async function openContractMock(site: string) {
  const document = (await (await fetch(site + apiDocumentPath)).json()) as object;
  const mock = createMock(await getHttpOperationsFromSpec(document), {
    components: { logger: createLogger('mock', { level: 'silent' }) },
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      mock: { dynamic: false },
      errors: false,
      upstreamProxy: undefined,
      isProxy: false,
    },
    cors: false,
  });
  const port = await freePort();
  await mock.listen(port, '127.0.0.1');

  // Prism knows neither the base path nor the token endpoint nor the photos.
  const answer = async ({ method = 'GET', url = '', headers }: IncomingMessage, body: Buffer) => {
    const address = url.startsWith(mediaBase)
      ? site + url
      : `http://127.0.0.1:${port}${url.slice(apiBase.length)}`;
    return fetch(address, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    });
  };
  const host = createServer((request, response) => {
    if (request.url === tokenPath) {
      response.setHeader('Content-Type', 'application/json').end(token);
      return;
    }
    const pass = async () => {
      const answered = await answer(request, await buffer(request));
      response.writeHead(answered.status, { 'Content-Type': answered.headers.get('Content-Type') ?? '' });
      response.end(Buffer.from(await answered.arrayBuffer()));
    };
    void pass();
  });
  await new Promise<void>((done) => void host.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    close: async () => {
      await mock.close();
      await new Promise((done) => host.close(done));
    },
  };
}
