import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '../../../contract/operations.ts';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { createOrder } from '../../support/guests.ts';
import { siteClient } from '../../support/testHost.ts';

/** An answer to a guest or visitor. */
export interface Answer {
  path: string;
  /** 0 if there was none. */
  status: number;
  retryAfter: string | undefined;
  /** The time of the answer, from `performance.now()`. */
  at: number;
  milliseconds: number;
}

interface Sending {
  from: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The pause of a guest between two calls, and before a repeated one, in milliseconds. */
const rest = 250;
const places = 100;
/** The guests who want the same nights. */
const rivals = 2;

/** Guests who order stays and enter their codes, two for the same nights, and visitors who look at pages. */
export function openGuests(
  site: { host: string; port: number },
  { units, readCode }: { units: readonly string[]; readCode: (email: string) => Promise<string> },
) {
  const agent = new Agent({ keepAlive: false });
  const answers: Answer[] = [];
  /** Acknowledged orders by id and e-mail address, and the ids of held stays. */
  const ordered = new Map<string, string>();
  const held: string[] = [];
  const wishes = units.flatMap((unit) => Array.from({ length: rivals }, () => ({ unit, place: 0 })));
  let people = 0;
  let isStopping = false;
  /** Each guest has an address of their own. */
  const createAddress = () => `127.200.${(people += 1) >> 7}.${1 + (people % 128)}`;

  const send = (path: string, { from, method = 'GET', headers = {}, body }: Sending) =>
    new Promise<{ status: number; retryAfter: string | undefined; text: string }>((done) => {
      const began = performance.now();
      const end = (status: number, retryAfter?: string, text = '') => {
        const at = performance.now();
        answers.push({ path, status, retryAfter, at, milliseconds: at - began });
        done({ status, retryAfter, text });
      };
      const call = sendRequest({ ...site, path, method, headers, agent, localAddress: from }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', () => end(0));
        answer.on('end', () => end(answer.statusCode!, answer.headers['retry-after'], text));
      });
      call.on('error', () => end(0));
      call.end(body);
    });

  /** Sends a call with the same key until it is answered with a result or a refusal, as the site's pages do. */
  async function post(path: string, key: string, from: string, token: string, body: object) {
    for (;;) {
      const answer = await send(apiBase + path, {
        from,
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
      });
      if ((answer.status > 0 && answer.status < 500) || isStopping) return answer;
      await pause(rest);
    }
  }

  async function fetchToken(): Promise<string> {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'APPLICATION',
      client_id: siteClient.id,
      client_secret: siteClient.secret,
    });
    for (;;) {
      const { status, text } = await send('/api/token', {
        from: createAddress(),
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      if (status === 200) return (JSON.parse(text) as { access_token: string }).access_token;
      await pause(rest);
    }
  }

  async function bookOnce(token: string, unit: string, day: number): Promise<void> {
    const from = createAddress();
    const wish = createOrder(unit, day);
    const order = await post('/reservation', `order-${wish.guest.email}`, from, token, wish);
    if (order.status !== 201) return;
    const { id } = JSON.parse(order.text) as Hold;
    ordered.set(id, wish.guest.email);
    const otp = await readCode(wish.guest.email);
    const verified = await post('/reservation/otp', `code-${wish.guest.email}`, from, token, {
      reservationId: id,
      otp,
    });
    if (verified.status === 200) held.push(id);
  }

  /** Starts guests and visitors; the returned function waits until all have finished. */
  async function start() {
    isStopping = false;
    const token = await fetchToken();
    const end = new AbortController();
    const guests = wishes.map(async (wish) => {
      while (!end.signal.aborted) {
        if (wish.place >= places) throw new Error(`no nights are left at ${wish.unit}: add properties`);
        await bookOnce(token, wish.unit, 20 + 3 * wish.place);
        wish.place += 1;
        await pause(rest);
      }
    });
    const pages = ['/en', `/en/${units[0]}`, `${apiBase}/rental-unit/${units[0]}/availability`];
    const visitors = pages.map(async (path) => {
      const from = createAddress();
      const headers: Record<string, string> = path.startsWith(apiBase)
        ? { Authorization: `Bearer ${token}` }
        : {};
      while (!end.signal.aborted) {
        await send(path, { from, headers });
        await pause(rest);
      }
    });
    const all = Promise.all([...guests, ...visitors]);
    // A failure is reported when the load is stopped.
    all.catch(() => undefined);
    return async () => {
      end.abort();
      isStopping = true;
      await all;
    };
  }

  return { answers, ordered, held, start };
}
