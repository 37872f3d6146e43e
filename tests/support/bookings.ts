import { randomUUID } from 'node:crypto';
import type { Language } from '../../contract/values/language.ts';
import type { Guest } from '../../contract/schemas/guest.ts';
import type { GuestsRegistered } from '../../contract/schemas/legalForm.ts';
import { apiBase } from '../../contract/operations.ts';
import type { Problem } from '../../contract/schemas/problem.ts';
import type { CheckoutSession, Hold } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { Caller } from '../../server/host/http/route.ts';
import { createOrder } from './guests.ts';
import { getPassword } from './mailCatcher.ts';
import { siteClient, type TestHost } from './testHost.ts';

export interface HostAnswer<T = unknown> {
  status: number;
  headers: Headers;
  /** The body of a successful answer. */
  body: T;
  /** The problem of a failed answer. */
  problem: Problem;
}

interface Sending {
  key?: string;
  /** Which booking of the client's it says it is. */
  booking?: string;
  language?: string;
  caller?: Caller;
  headers?: Record<string, string>;
}

/** The site's client: what guests do, as calls. */
export class Bookings {
  readonly host: TestHost;
  #token: string | undefined;

  constructor(host: TestHost) {
    this.host = host;
  }

  async token(): Promise<string> {
    if (this.#token === undefined) {
      const form = new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'APPLICATION',
        client_id: siteClient.id,
        client_secret: siteClient.secret,
      });
      const request = new Request('https://stay.test/api/token', { method: 'POST', body: form });
      const answer = (await (await this.host.fetch(request)).json()) as { access_token: string };
      this.#token = answer.access_token;
    }
    return this.#token;
  }

  async call<T>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    { key, booking, language, caller, headers }: Sending = {},
  ): Promise<HostAnswer<T>> {
    const request = new Request(`https://stay.test${apiBase}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${await this.token()}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(booking !== undefined && { 'Booking-Id': booking }),
        ...(language !== undefined && { 'Accept-Language': language }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await this.host.ask(request, caller);
    const answer: unknown = await response.json();
    const { status, headers: answerHeaders } = response;
    return { status, headers: answerHeaders, body: answer as T, problem: answer as Problem };
  }

  post<T>(path: string, body: unknown, sending?: Sending): Promise<HostAnswer<T>> {
    return this.call<T>('POST', path, body, sending);
  }

  /** Creates the body of `POST reservation` for a stay of three nights from a day on. */
  wish = createOrder;

  /** A guest who holds nights. */
  async hold(unit: string, fromDay: number, about?: Record<string, unknown>) {
    const wish = this.wish(unit, fromDay, about);
    const { status, body } = await this.post<Hold>('/reservation', wish);
    if (status !== 201) throw new Error(`no hold: ${JSON.stringify(body)}`);
    return { ...body, wish };
  }

  /** The password that was mailed for a hold. */
  async getPassword({ wish }: { wish: { guest: unknown } }): Promise<string> {
    return getPassword(await this.host.mails.next((wish.guest as Guest).email));
  }

  verify(reservationId: string, otp: string, sending?: Sending) {
    return this.post<{ holdExpiresAt: string }>('/reservation/otp', { reservationId, otp }, sending);
  }

  /** A guest who has proven their address. */
  async verified(unit: string, fromDay: number, about?: Record<string, unknown>) {
    const hold = await this.hold(unit, fromDay, about);
    const { status } = await this.verify(hold.id, await this.getPassword(hold));
    if (status !== 200) throw new Error('the password was refused');
    return hold;
  }

  pay(reservationId: string, sending?: Sending, locale?: Language) {
    return this.post<CheckoutSession>('/payment', { reservationId, ...(locale && { locale }) }, sending);
  }

  /** Sends an event of a session from the gateway to the host. */
  async notify(sessionId: string): Promise<void> {
    const request = new Request(`https://stay.test${apiBase}/payment/webhook`, {
      method: 'POST',
      headers: { Signed: 'yes' },
      body: JSON.stringify({ id: randomUUID(), sessionId }),
    });
    const { status } = await this.host.fetch(request);
    if (status !== 200) throw new Error(`the notice was answered ${status}`);
  }

  /** A guest who has paid. */
  async confirmed(unit: string, fromDay: number, about?: Record<string, unknown>) {
    const hold = await this.verified(unit, fromDay, about);
    const { body: session } = await this.pay(hold.id);
    this.host.gateway.becomes(session.id, 'complete');
    await this.notify(session.id);
    return { ...hold, session };
  }

  read({ id, token }: { id: string; token: string }, sending?: Sending) {
    return this.call<Reservation>('GET', `/reservation/${id}/${token}`, undefined, sending);
  }

  cancel({ id, token }: { id: string; token: string }, expectedRefund?: number, sending?: Sending) {
    const body = { reservationId: id, token, ...(expectedRefund !== undefined && { expectedRefund }) };
    return this.post<{ status: string; refund: { percentage: number; total: { amount: number } } }>(
      '/reservation/cancel',
      body,
      sending,
    );
  }

  register({ id, token }: { id: string; token: string }, guests: readonly unknown[], sending?: Sending) {
    return this.post<GuestsRegistered>('/reservation/guests', { reservationId: id, token, guests }, sending);
  }
}
