import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { apiBase } from '../../contract/operations.ts';
import type { Mail } from '../../server/host/ports/mailer.ts';
import { readCalendar } from '../mail/readCalendar.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow, createOrder } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

const street = 'Rua da Canária 4711';
const code = 'CANARY-CODE-1755';
const steps = 'CANARY-STEPS';

let host: TestHost;
let bookings: Bookings;
let fromDay = 10;
beforeAll(async () => {
  host = await openTestHost(['casa', 'bare'], ({ property, texts }, id) => {
    // Reykjavik has the date of UTC, which tests use to count days.
    property.timeZone = 'Atlantic/Reykjavik';
    if (id === 'bare') return;
    Object.assign(property, {
      address: { street, postalCode: '1100-000' },
      arrival: { holdBackDays: 3 },
    });
    Object.assign(texts.en, { arrival: { directions: `${steps} up.\n\nThe blue door.`, keys: code } });
    Object.assign(texts.pt, { arrival: { directions: `${steps} acima.` } });
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const door = `${street}, 1100-000 Lisboa, Portugal`;
const aStay = () => bookings.confirmed('casa', (fromDay += 4));
type Stay = Awaited<ReturnType<typeof aStay>>;
const getArrival = async (stay: Stay, language = 'en') =>
  (await bookings.read(stay, { language })).body.arrival;
const lasts = ({ id }: Stay, from: number, to: number) =>
  host.db
    .updateTable('reservation')
    .set({ startDate: dayFromNow(from), endDate: dayFromNow(to) })
    .where('id', '=', id)
    .execute();
/** The next mail to the guest of a stay with this in its subject; what came before it is let go. */
async function mailTo({ wish }: Stay, subject: string): Promise<Mail> {
  const mail = await host.mails.next(wish.guest.email);
  return mail.subject.includes(subject) ? mail : mailTo({ wish } as Stay, subject);
}

describe('the guest of a booked stay', () => {
  test('the guest gets address, directions and the time of the keys, on the page and by e-mail', async () => {
    const stay = await aStay();
    const from = dayFromNow(fromDay - 3);
    expect(await getArrival(stay)).toEqual({
      address: door,
      latitude: 38.7119,
      longitude: -9.1287,
      instructions: [{ topic: 'directions', text: `${steps} up.\n\nThe blue door.` }],
      later: { topics: ['keys'], from },
    });
    expect((await getArrival(stay, 'pt'))?.instructions).toEqual([
      { topic: 'directions', text: `${steps} acima.` },
    ]);
    expect((await getArrival(stay, 'fr'))?.instructions).toMatchObject([{ language: 'en' }]);
    const mail = await mailTo(stay, 'is confirmed');
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(door);
      expect(form).toContain(`${steps} up.`);
      expect(form).not.toContain(code);
    }
    expect(mail.text).toMatch(/^Keys: by email on /m);
    const invite = readCalendar(mail.invite!.content);
    expect(invite.location).toBe(door);
    expect(mail.invite!.content).toContain('GEO:38.7119;-9.1287');
    expect(mail.invite!.content).not.toContain(code);
  });

  test('has the keys from three days before arrival to three days after departure', async () => {
    const stay = await aStay();
    await lasts(stay, 4, 7);
    expect(await getArrival(stay)).toMatchObject({ later: { topics: ['keys'] } });
    await lasts(stay, 2, 5);
    expect(await getArrival(stay)).toMatchObject({
      instructions: [{ topic: 'directions' }, { topic: 'keys', text: code }],
    });
    expect(await getArrival(stay)).not.toHaveProperty('later');
    await lasts(stay, -6, -3);
    expect(await getArrival(stay)).toMatchObject({ address: door });
    await lasts(stay, -7, -4);
    const { body } = await bookings.read(stay);
    expect(body.status).toBe('completed');
    expect(body).not.toHaveProperty('arrival');
    expect(body.calendar).not.toContain(street);
  });

  test('reads nothing where the host has written nothing', async () => {
    const stay = await bookings.confirmed('bare', 20);
    expect((await bookings.read(stay)).body).not.toHaveProperty('arrival');
    const mail = await mailTo(stay, 'is confirmed');
    expect(mail.text).not.toContain('Getting there');
    expect(readCalendar(mail.invite!.content).location).toContain('Lisboa, Portugal');
  });
});

test('street, directions and code appear in no other answer, e-mail or log', async () => {
  const secrets = [street, steps, code, '38.7119'];
  const kept: string[] = [];
  const getAnswer = async (answer: Promise<{ body: unknown; problem: unknown }>) =>
    kept.push(JSON.stringify(await answer));
  for (const language of completeLanguages) {
    await getAnswer(bookings.call('GET', '/rental-unit/casa', undefined, { language }));
    await getAnswer(bookings.post('/reservation/price-preview', createOrder('casa', 200), { language }));
  }
  await getAnswer(bookings.call('GET', '/rental-unit/casa/availability'));
  kept.push(await (await host.fetch(new Request(`https://stay.test${apiBase}/openapi.json`))).text());

  const hold = await bookings.hold('casa', (fromDay += 4));
  kept.push(JSON.stringify(hold));
  await getAnswer(bookings.read(hold));
  await getAnswer(bookings.verify(hold.id, '000000'));
  const verified = await bookings.verified('casa', (fromDay += 4));
  await getAnswer(bookings.pay(verified.id));
  await getAnswer(bookings.read(verified));

  const stay = await aStay();
  await lasts(stay, 1, 4);
  await getAnswer(bookings.read({ id: stay.id, token: hold.token }));
  await getAnswer(bookings.register(stay, []));
  await getAnswer(bookings.cancel(stay));
  await getAnswer(bookings.read(stay));
  const cancelled = await mailTo(stay, 'is cancelled');
  kept.push(JSON.stringify(cancelled));
  expect(cancelled.invite).toBeDefined();

  for (const mail of host.mails.mails.filter(({ to }) => to === 'host@example.com'))
    kept.push(JSON.stringify(mail));
  kept.push(host.logged());
  for (const secret of secrets) {
    expect(kept.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200))).toEqual([]);
  }
});
