import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { CommandRefused, WrongInput } from '../../host/index.ts';

/** No site listens at the socket. */
export class NotListening extends Error {
  override readonly name = 'NobodyThere';
}

const refusal = v.object({ message: v.string() });
const absent = new Set(['ENOENT', 'ECONNREFUSED']);

const send = (socketPath: string, path: string, input: unknown) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ socketPath, path, method: 'POST', agent: false }, resolve);
    call.once('error', (error: NodeJS.ErrnoException) =>
      reject(absent.has(error.code ?? '') ? new NotListening(path, { cause: error }) : error),
    );
    call.end(JSON.stringify(input));
  });

/**
 * Sends a command to the running site and returns its result.
 * @throws {NotListening} when no site listens, {CommandRefused} and {WrongInput} as the command does there
 */
export async function callSocket(socketPath: string, path: string, input: unknown): Promise<IncomingMessage> {
  const answer = await send(socketPath, path, input);
  if (answer.statusCode === 200) return answer;
  const { message } = v.parse(refusal, await json(answer));
  throw answer.statusCode === 422 ? new WrongInput(message) : new CommandRefused(message);
}
