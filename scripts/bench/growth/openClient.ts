import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiBase } from '../../../contract/operations.ts';
import type { Availability } from '../../../contract/schemas/availability.ts';
import type { Hold } from '../../../contract/schemas/hold.ts';
import type { Quote } from '../../../contract/schemas/quote.ts';
import type { StaySearch } from '../../../contract/schemas/staySearch.ts';
import type { GrantedToken } from '../../../contract/schemas/token.ts';
import { createGuest, dayFromNow } from '../../../tests/support/guests.ts';

/** Nights at a property. */
export interface Nights {
  id: string;
  startDate: string;
  endDate: string;
}

export interface Answer {
  status: number | undefined;
  text: string;
}

interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request with little processor time, because the client shares the machine with the site. */
export function createSender(address: string) {
  const agent = new Agent({ keepAlive: true });
  return (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const json = body ? { 'Content-Type': 'application/json' } : {};
      const options = { method, agent, headers: { ...json, ...headers } };
      const call = request(address + path, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      call.on('error', reject).end(body ? JSON.stringify(body) : '');
    });
}

/** Calls the host API of a site as an authorised client. */
export async function openClient(address: string) {
  const send = createSender(address);
  const { text } = await send('/token', { method: 'POST' });
  const { token_type, access_token } = JSON.parse(text) as GrantedToken;
  const Authorization = `${token_type} ${access_token}`;

  async function call<T>(path: string, sent: Sent = {}): Promise<T> {
    const answer = await send(apiBase + path, { ...sent, headers: { Authorization, ...sent.headers } });
    if (answer.status === undefined || answer.status >= 300) {
      throw new Error(`${path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    }
    return JSON.parse(answer.text) as T;
  }

  const getAvailability = (id: string) => call<Availability>(`/rental-unit/${id}/availability`);
  const previewPrice = (nights: Nights) =>
    call<Quote>('/reservation/price-preview', { method: 'POST', body: { ...nights, guestCount: 2 } });
  const reserve = ({ id, ...nights }: Nights, paymentOptionId: string) =>
    call<Hold>('/reservation', {
      method: 'POST',
      headers: { 'Idempotency-Key': randomUUID() },
      body: { rentalUnitId: id, ...nights, guests: 2, guest: createGuest(), paymentOptionId },
    });

  /** Returns the first free nights from a day on. */
  async function findFree(id: string, from: number, length = 4): Promise<Nights> {
    const { unavailable } = await getAvailability(id);
    for (let day = from; ; day += 1) {
      const [startDate, endDate] = [dayFromNow(day), dayFromNow(day + length)];
      if (unavailable.every(({ start, end }) => end <= startDate || start >= endDate)) {
        return { id, startDate, endDate };
      }
    }
  }

  return {
    send,
    getAvailability,
    previewPrice,
    reserve,
    findFree,
    search: ({ startDate, endDate }: Nights) => call<StaySearch>(`/stay-search/${startDate}/${endDate}/2/1`),
    /** Reserves late nights, so that the database has a reservation that others can copy. */
    async reserveModel(id: string): Promise<void> {
      const nights = await findFree(id, 340);
      const { paymentOptions } = await previewPrice(nights);
      await reserve(nights, paymentOptions[0]!.id);
    },
  };
}

export type Client = Awaited<ReturnType<typeof openClient>>;
