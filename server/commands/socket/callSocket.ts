import { request, type IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { CommandRefused, WrongInput } from '../../host/index.ts';

const refusal = v.object({ message: v.string() });

/** Returns whether a site accepts commands at a socket; a killed site leaves a socket at which nobody listens. */
export const isListening = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const send = (socketPath: string, path: string, input: unknown) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ socketPath, path, method: 'POST', agent: false }, resolve);
    call.once('error', reject);
    call.end(JSON.stringify(input));
  });

/**
 * Sends a command to the running site and returns its result.
 * @throws {CommandRefused} and {WrongInput} as the command does there
 */
export async function callSocket(socketPath: string, path: string, input: unknown): Promise<IncomingMessage> {
  const answer = await send(socketPath, path, input);
  if (answer.statusCode === 200) return answer;
  const { message } = v.parse(refusal, await json(answer));
  throw answer.statusCode === 422 ? new WrongInput(message) : new CommandRefused(message);
}
