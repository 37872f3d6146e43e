import { request } from 'node:http';

/** The status of an answer to who calls this machine by a name, which may contain a port. */
export const statusAs = (
  name: string,
  port: number,
  path: string,
  { method, headers }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      { port, path, method, host: '127.0.0.1', headers: { Host: name, ...headers } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    call.on('error', reject).end();
  });
