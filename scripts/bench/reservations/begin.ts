import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiBase } from '../../../contract/operations.ts';
import type { Quote } from '../../../contract/quote.ts';
import type { GrantedToken } from '../../../contract/token.ts';
import { createGuest } from '../../../tests/support/guests.ts';
import type { Stay } from './stays.ts';

const agent = new Agent({ keepAlive: true });

interface Sent {
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request with little overhead, because client and site share the machine. */
const post = (address: string, { headers = {}, body = {} }: Sent = {}) =>
  new Promise<{ status: number | undefined; answer: unknown }>((resolve, reject) => {
    const json = { 'Content-Type': 'application/json' };
    const call = request(address, { method: 'POST', agent, headers: { ...json, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, answer: JSON.parse(text) as unknown }));
    });
    call.on('error', reject).end(JSON.stringify(body));
  });

async function readPaymentOption(
  address: string,
  headers: Record<string, string>,
  { unit, ...nights }: Stay,
) {
  const stay = { id: unit, ...nights, guestCount: 2 };
  const sent = { headers, body: stay };
  const { answer } = await post(`${address}${apiBase}/reservation/price-preview`, sent);
  return (answer as Quote).paymentOptions[0]!.id;
}

/**
 * Measures the reservations per second that guests can begin, each for different nights: hold, one-time password and
 * queued e-mail.
 */
export async function begin(address: string, stays: readonly Stay[], atOnce: number) {
  const { answer } = await post(`${address}/token`);
  const granted = answer as GrantedToken;
  const authorized = { Authorization: `${granted.token_type} ${granted.access_token}` };
  const paymentOptionId = await readPaymentOption(address, authorized, stays[0]!);
  const hold = async ({ unit, ...nights }: Stay) => {
    const { status } = await post(`${address}${apiBase}/reservation`, {
      headers: { ...authorized, 'Idempotency-Key': randomUUID() },
      body: {
        rentalUnitId: unit,
        ...nights,
        guests: 2,
        guest: createGuest(),
        paymentOptionId,
      },
    });
    if (status !== 201) throw new Error(`a reservation request was answered with ${status}`);
  };
  const waiting = [...stays];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await hold(next);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  return (stays.length / (performance.now() - began)) * 1000;
}
