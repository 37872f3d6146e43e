import type { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';

export interface Response {
  status: number | undefined;
  /** Header names in lower case, repeated ones included. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  /** The number of informational responses before it, such as 103. */
  before: number;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The local address that the request is sent from. */
  from?: string;
}

/** Creates a client that requests stay.example from a proxy on this machine and ignores its certificate. */
export function createClient(port: number, plain?: typeof plainRequest) {
  const secure = {
    agent: new Agent({ keepAlive: true, rejectUnauthorized: false }),
    servername: 'stay.example',
  };
  const request = plain ?? secureRequest;
  const host = plain ? `stay.example:${port}` : 'stay.example';
  return (path: string, { method = 'GET', headers = {}, body, from: localAddress }: Request = {}) =>
    new Promise<Response>((done, fail) => {
      const ours = localAddress === undefined ? {} : { localAddress };
      let before = 0;
      const options = { host: '127.0.0.1', port, path, method, ...ours, ...(plain ? {} : secure) };
      const call = request({ ...options, headers: { Host: host, ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', fail);
        answer.on('end', () => {
          const raw = answer.rawHeaders;
          const names = raw.filter((_, index) => index % 2 === 0);
          const pairs = names.map((name, index) => [name.toLowerCase(), raw[index * 2 + 1]!] as const);
          done({ status: answer.statusCode, headers: pairs, text, before });
        });
      });
      call.on('information', () => (before += 1));
      call.on('error', fail);
      call.end(body);
    });
}

/** Enough local addresses to stay below the limits of one network. Only Linux has them. */
const guests = process.platform === 'linux' ? 200 : 0;

/** Sends requests in parallel, as many guests do, until it is stopped, and returns the answers. */
export function sendContinuously(ask: ReturnType<typeof createClient>, calls: readonly [string, Request?][]) {
  const answers: (number | string | undefined)[] = [];
  const end = new AbortController();
  const loops = calls.map(async ([path, options]) => {
    while (!end.signal.aborted) {
      const guest = guests > 0 ? { from: `127.0.1.${1 + (answers.length % guests)}` } : {};
      const outcome = await ask(path, { ...options, ...guest }).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      answers.push(outcome);
    }
  });
  return {
    count: () => answers.length,
    async stop() {
      end.abort();
      await Promise.all(loops);
      return answers;
    },
  };
}
