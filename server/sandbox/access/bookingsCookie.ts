import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import * as v from 'valibot';
import { apiBase, operations } from '../../../contract/operations.ts';
import type { OwnBookings } from './reader.ts';

/** The e-mails are stored as long. */
const days = 30;

/** The maximum number of reservations, and of checkout sessions; the latest are kept. */
const most = 10;

const nothing: OwnBookings = { reservationIds: [], sessionIds: [] };

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reservationIds: v.array(v.string()), sessionIds: v.array(v.string()) }),
);

const answerSchemas = {
  createReservation: v.object({ id: v.string() }),
  createCheckout: v.object({ url: v.pipe(v.string(), v.url()) }),
};

const sessionPath = /^\/sandbox\/checkout\/([\w-]{1,80})$/;

const addLatest = (ids: readonly string[], id: string) =>
  [...ids.filter((one) => one !== id), id].slice(-most);

/** The external services that the sandbox replaces. */
interface Simulated {
  mailbox: boolean;
  checkout: boolean;
}

/**
 * Returns what a successful call has created for the browser that sent it: a reservation if the sandbox shows its e-mails,
 * a checkout session if the sandbox shows its page.
 */
async function readCreated(
  request: Request,
  answer: Response,
  simulated: Simulated,
): Promise<Partial<OwnBookings>> {
  const { pathname } = new URL(request.url);
  const isCall = (name: keyof typeof answerSchemas) =>
    request.method === 'POST' && answer.ok && pathname === apiBase + operations[name].path;
  if (simulated.mailbox && isCall('createReservation')) {
    const { success, output } = v.safeParse(answerSchemas.createReservation, await answer.clone().json());
    return success ? { reservationIds: [output.id] } : {};
  }
  if (simulated.checkout && isCall('createCheckout')) {
    const { success, output } = v.safeParse(answerSchemas.createCheckout, await answer.clone().json());
    const session = success ? sessionPath.exec(new URL(output.url).pathname)?.[1] : undefined;
    return session === undefined ? {} : { sessionIds: [session] };
  }
  return {};
}

interface Options extends Simulated {
  key: Buffer;
  publicUrl: string;
}

/**
 * Opens the cookie that binds reservations and checkout sessions to the browser that created them. It is signed, so that
 * nobody can add another guest's reservation, and scripts cannot read it. A site with a mail server and another gateway
 * never sets it.
 */
export function openBookingsCookie({ key, publicUrl, ...simulated }: Options) {
  const secure = publicUrl.startsWith('https:');
  // With https, the prefix ensures that no other host has set it.
  const name = secure ? '__Host-demonstration' : 'demonstration';
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();

  function read(request: Request): OwnBookings {
    const [payload = '', signature = ''] = (
      parse(request.headers.get('Cookie') ?? '', name)[name] ?? ''
    ).split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return nothing;
    const { success, output } = v.safeParse(stored, Buffer.from(payload, 'base64url').toString());
    return success ? output : nothing;
  }

  return {
    read,
    /** Adds to the answer of a call the cookie with what the call has created. */
    async bind(request: Request, answer: Response): Promise<Response> {
      const { reservationIds = [], sessionIds = [] } = await readCreated(request, answer, simulated);
      if (reservationIds.length + sessionIds.length === 0) return answer;
      const before = read(request);
      const after: OwnBookings = {
        reservationIds: reservationIds.reduce(addLatest, before.reservationIds),
        sessionIds: sessionIds.reduce(addLatest, before.sessionIds),
      };
      const payload = Buffer.from(JSON.stringify(after)).toString('base64url');
      const value = `${payload}.${sign(payload).toString('base64url')}`;
      const bound = new Response(answer.body, answer);
      bound.headers.append(
        'Set-Cookie',
        serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: days * 86_400 }),
      );
      return bound;
    },
  };
}
