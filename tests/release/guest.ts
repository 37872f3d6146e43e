import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckoutSession, Hold } from '../../contract/hold.ts';
import { apiBase } from '../../contract/operations.ts';
import type { Quote } from '../../contract/quote.ts';
import type { Reservation } from '../../contract/reservation.ts';
import type { GrantedToken } from '../../contract/token.ts';
import { createCardForm } from '../support/createCardForm.ts';

interface Mail {
  to: string;
  text: string;
}

const email = 'ana@guests.test';
/** The time limit for an e-mail, in milliseconds. */
const mailTimeout = 30_000;
const getDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The link of a reservation. */
export interface Booked {
  id: string;
  token: string;
}

/** A guest who uses a site through its API, as the site's pages do. */
export function createGuest(site: string) {
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, site), init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };

  async function call<T>(path: string, body?: object): Promise<T> {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const granted = await request('/token', { method: 'POST', headers });
    const { access_token: bearer } = (await granted.json()) as GrantedToken;
    const response = await request(`${apiBase}${path}`, {
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }

  /** Returns the code in the first e-mail to the guest, once it has arrived. */
  async function waitForCode(): Promise<string> {
    const late = AbortSignal.timeout(mailTimeout);
    for (;;) {
      late.throwIfAborted();
      const response = await request('/sandbox/mailbox/messages.json');
      const mail = ((await response.json()) as Mail[]).find(({ to }) => to === email);
      const code = /^\s*(\d{3})[\s-]?(\d{3})\s*$/m.exec(mail?.text ?? '');
      if (code) return code.slice(1).join('');
      await sleep(20);
    }
  }

  return {
    /** Books three nights with the first payment option, and pays. */
    async book(unit: string): Promise<Booked> {
      const stay = { startDate: getDay(40), endDate: getDay(43) };
      const quote = await call<Quote>('/reservation/price-preview', { id: unit, ...stay, guestCount: 2 });
      const guest = { firstName: 'Ana', lastName: 'Silva', email, phonePrefix: '+351', phone: '912345678' };
      const { id, token } = await call<Hold>('/reservation', {
        rentalUnitId: unit,
        ...stay,
        guests: 2,
        guest: { ...guest, locale: 'en' },
        specialRequests: null,
        paymentOptionId: quote.paymentOptions[0]?.id,
      });
      await call('/reservation/otp', { reservationId: id, otp: await waitForCode() });
      const { url } = await call<CheckoutSession>('/payment', { reservationId: id });
      const card = new URLSearchParams(createCardForm());
      await request(`${url}/pay`, { method: 'POST', body: card, redirect: 'follow' });
      return { id, token };
    },
    /** Returns the status and the number of a reservation. */
    async read({ id, token }: Booked): Promise<Pick<Reservation, 'status' | 'number'>> {
      return call<Reservation>(`/reservation/${id}/${token}`);
    },
    /** Waits until the site answers, or has ended. */
    async waitForSite(hasEnded: () => boolean): Promise<void> {
      const isHealthy = async () => (await fetch(new URL('/health', site)).catch(() => undefined))?.ok;
      while (!hasEnded() && !(await isHealthy())) await sleep(20);
    },
    /** Returns the HTTP status of a page. */
    visit: async (path: string) => (await fetch(new URL(path, site))).status,
  };
}
