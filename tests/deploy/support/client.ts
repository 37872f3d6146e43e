import type { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';

export interface Response {
  status: number | undefined;
  /** Names in lower case, as often as they came. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  /** How many answers came before it, as 103 is one. */
  before: number;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine that it is asked from. */
  from?: string;
}

/** Asks a proxy on this machine as a browser asks stay.example, whatever its certificate is worth. */
export function createClient(port: number, plain?: typeof plainRequest) {
  const secure = {
    agent: new Agent({ keepAlive: true, rejectUnauthorized: false }),
    servername: 'stay.example',
  };
  const request = plain ?? secureRequest;
  const host = plain ? `stay.example:${port}` : 'stay.example';
  return (path: string, { method = 'GET', headers = {}, body, from: localAddress }: Asked = {}) =>
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

/** So many that nobody meets what one network may ask for; only Linux has them. */
const guests = process.platform === 'linux' ? 200 : 0;

/**
 * Asks over and over, side by side, as many guests do, until it is told to stop; then tells what was answered.
 */
export function sendContinuously(ask: ReturnType<typeof createClient>, calls: readonly [string, Asked?][]) {
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
