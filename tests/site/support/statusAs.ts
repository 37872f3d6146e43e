import { request, type RequestOptions } from 'node:http';

/** The status of an answer to who calls this machine by a name, which may contain a port. */
export const statusAs = (
  name: string,
  port: number,
  path: string,
  { headers, ...options }: Pick<RequestOptions, 'method' | 'headers'> = {},
) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      { port, path, host: '127.0.0.1', headers: { Host: name, ...headers }, ...options },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    call.on('error', reject).end();
  });
