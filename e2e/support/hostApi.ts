import { expect, type APIRequestContext } from '@playwright/test';
import type { Availability } from '../../contract/schemas/availability.ts';
import { apiBase } from '../../contract/operations.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { CheckoutSession, Hold } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { GrantedToken } from '../../contract/schemas/token.ts';
import { expiry } from './expiry.ts';
import { shortIntervals } from './intervals.ts';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  language: string;
  text: string;
  html: string;
  replyTo?: string;
  /** `content` is base64. */
  attachments: { filename: string; contentType: string; content: string }[];
}

const day = 24 * 60 * 60 * 1000;

/** A date in `days` days, `YYYY-MM-DD`. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const findCode = ({ text }: Mail): string =>
  /^\s*(\d{3})[\s-]?(\d{3})\s*$/m.exec(text)?.slice(1).join('') ?? '';

/** The link in the e-mail with the code, on this site’s own address. */
export const findOtpLink = ({ text }: Pick<Mail, 'text'>): string => {
  const found = /https?:\/\/[^\s/]+(\/\w\w\/reservation\/[^\s/]+\/continue#token=\S+)/.exec(text)?.[1];
  if (found === undefined) throw new Error('The e-mail has no link that continues the booking.');
  return found;
};

/** The link to the reservation page in an e-mail, on this site's own address. */
export const findLink = ({ text }: Pick<Mail, 'text'>): string => {
  const found = /https?:\/\/[^\s/]+(\/\w\w\/reservation\/[^\s/]+#token=\S+)/.exec(text)?.[1];
  if (found === undefined) throw new Error('The e-mail has no link to the reservation.');
  return found;
};

/** The two parts of a link: the reservation ID, which the server sees, and the token, which it never sees. */
export const splitLink = (link: string): { id: string; token: string } => {
  const [, id, token] = /\/reservation\/([^#]+)#token=(.+)$/.exec(link)!;
  return { id: id!, token: token! };
};

let calls = 0;

/** The host API as an application calls it, to prepare a test. */
export class HostApi {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #post<Answer>(path: string, data: object): Promise<Answer> {
    const headers = await this.#authorized();
    calls += 1;
    const answer = await this.#request.post(`${apiBase}${path}`, {
      data,
      headers: {
        ...headers,
        'Idempotency-Key': `test-${process.pid}-${Date.now()}:call:${calls}`,
      },
    });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  async #authorized(): Promise<{ Authorization: string }> {
    const answer = await this.#request.post('/token', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(answer.ok(), `token: ${answer.status()}`).toBe(true);
    const { token_type, access_token } = (await answer.json()) as GrantedToken;
    return { Authorization: `${token_type} ${access_token}` };
  }

  /** The host's answer about a reservation. */
  async read(link: string): Promise<Reservation> {
    const { id, token } = splitLink(link);
    const headers = await this.#authorized();
    const answer = await this.#request.get(`${apiBase}/reservation/${id}/${token}`, { headers });
    return (await answer.json()) as Reservation;
  }

  /** The first start of three free nights, in days from today. */
  async freeFrom(unit: string, from: number): Promise<number> {
    const headers = await this.#authorized();
    const answer = await this.#request.get(`${apiBase}/rental-unit/${unit}/availability`, { headers });
    const { unavailable } = (await answer.json()) as Availability;
    const isFree = (days: number) =>
      unavailable.every(({ start, end }) => end <= inDays(days) || start >= inDays(days + 3));
    let days = from;
    while (!isFree(days)) days += 1;
    return days;
  }

  /** Holds three nights for a guest with this e-mail address. */
  async reserve(unit: string, email: string, from = 40): Promise<Hold> {
    const stay = { startDate: inDays(from), endDate: inDays(from + 3) };
    const quote = await this.#post<Quote>('/reservation/price-preview', { id: unit, ...stay, guestCount: 2 });
    return this.#post('/reservation', {
      rentalUnitId: unit,
      ...stay,
      guests: 2,
      guest: {
        firstName: 'Ana',
        lastName: 'Silva',
        email,
        phonePrefix: '+351',
        phone: '912345678',
        locale: 'en',
      },
      specialRequests: null,
      paymentOptionId: quote.paymentOptions[0]?.id,
    });
  }

  verify = (reservationId: string, otp: string) => this.#post('/reservation/otp', { reservationId, otp });

  checkout = (reservationId: string) => this.#post<CheckoutSession>('/payment', { reservationId });

  /** A booked and paid stay of three nights, with its link from the mailbox. */
  async book(unit: string, email: string, from?: number): Promise<{ link: string; number: string }> {
    const { id, number } = await this.reserve(unit, email, from);
    await this.verify(id, await this.otpFor(email));
    const { url } = await this.checkout(id);
    await this.#request.post(`${url}/pay`, {
      form: { number: '4242 4242 4242 4242', expiry, cvc: '123', name: 'Ana Silva' },
    });
    return { link: findLink(await this.waitForMail(email, new RegExp(number))), number };
  }

  /** All e-mails that were sent, newest first. */
  async mails(): Promise<Mail[]> {
    const answer = await this.#request.get('/sandbox/mailbox/messages.json');
    return (await answer.json()) as Mail[];
  }

  /** The newest e-mail to an address, once it has arrived. */
  async waitForMail(address: string, about = /./): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(
        async () => {
          const mails = await this.mails();
          found = mails.find(({ to, subject }) => to === address && about.test(subject));
          return found?.to;
        },
        { message: `an e-mail to ${address}`, intervals: shortIntervals },
      )
      .toContain(address);
    return found!;
  }

  /** The one-time passwords sent to an address, newest first, once there are `count` of them. */
  async findCodes(address: string, count = 1): Promise<string[]> {
    let codes: string[] = [];
    await expect
      .poll(
        async () => {
          const mails = (await this.mails()).filter(({ to }) => to === address);
          codes = mails.map(findCode).filter((code) => code !== '');
          return codes.length;
        },
        { message: `${count} codes to ${address}`, intervals: shortIntervals },
      )
      .toBeGreaterThanOrEqual(count);
    return codes;
  }

  /** The one-time password in the newest e-mail to an address. */
  async otpFor(address: string): Promise<string> {
    return findCode(await this.waitForMail(address));
  }
}
