import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LegalForm } from '../../contract/schemas/legalForm.ts';
import { isToBeRegistered } from '../../server/host/stays/toBeRegistered.ts';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { Bookings } from '../support/bookings.ts';
import { createStay } from '../outside/support/stays.ts';
import { dayFromNow, createLegalForm } from '../support/guests.ts';
import { openManualHost } from '../support/manualHost.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 10;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const mistyped = () => [createLegalForm({ documentNumber: 'X0000000' }), createLegalForm()];
const corrected = () => [
  createLegalForm({ documentNumber: 'C01X00T47' }),
  createLegalForm({ documentNumber: 'C02X00T48' }),
];
const reopen = (reservation: string) => host.commands.run('registrations.reopen', { reservation });
const getDocuments = async (reservation: string) => {
  const { guests } = await host.commands.run('guests.export', { reservation });
  return (guests as LegalForm[]).map(({ documentNumber }) => documentNumber);
};
const arrived = async () => {
  const stay = await bookings.confirmed('casa', (fromDay += 4));
  const dates = { startDate: dayFromNow(-1), endDate: dayFromNow(3) };
  await host.db.deleteFrom('reservation').where('startDate', '<', dayFromNow(0)).execute();
  await host.db.updateTable('reservation').set(dates).where('id', '=', stay.id).execute();
  return stay;
};
/** The mail to somebody whose subject begins like this; what came before it is let go. */
async function mailTo(address: string, subject: string) {
  for (;;) {
    const mail = await host.mails.next(address);
    if (mail.subject.startsWith(subject)) return mail;
  }
}
const toHost = ({ number }: { number: string }) =>
  mailTo('host@example.com', `Reserva ${number}: os hóspedes registaram-se novamente`);
const getDue = async ({ number }: { number: string }) =>
  (await host.commands.run('bulletins.list', { all: true })).find((due) => due.number === number);

describe('a reopened registration', () => {
  test('is open to the guest, who is notified, and the sent one stays until it is replaced', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    await bookings.register(stay, mistyped());
    expect(await reopen(stay.number)).toMatchObject({ number: stay.number, exportedAt: null });
    const { body } = await bookings.read(stay);
    expect(body.registration).toEqual({
      status: 'open',
      guests: 0,
      confirmedAt: null,
      reopened: true,
      keepsDraft: true,
    });
    expect(JSON.stringify(body)).not.toContain('X0000000');
    expect(await getDocuments(stay.id)).toContain('X0000000');

    expect(
      (await bookings.register(stay, [createLegalForm({ documentNumber: '' }), createLegalForm()])).status,
    ).toBe(422);
    expect(await getDocuments(stay.id)).toContain('X0000000');

    const { status, body: registered } = await bookings.register(stay, corrected());
    expect(status).toBe(200);
    expect(await getDocuments(stay.id)).toEqual(['C01X00T47', 'C02X00T48']);
    expect((await bookings.read(stay)).body.registration).toEqual({
      status: 'confirmed',
      guests: 2,
      confirmedAt: registered.confirmedAt,
    });
  });

  test('is final once it is sent again', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    await bookings.register(stay, mistyped());
    await reopen(stay.id);
    const answers = await Promise.all([
      bookings.register(stay, corrected()),
      bookings.register(stay, mistyped()),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await getDocuments(stay.id)).toHaveLength(2);
  });

  test('sends the guest an e-mail with their link, and the host one after the new answers', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    await bookings.register(stay, mistyped());
    await reopen(stay.id);
    const mail = await mailTo(
      stay.wish.guest.email,
      `Please register the guests of reservation ${stay.number} again`,
    );
    expect(mail.text).toContain(`#token=${stay.token}`);
    await bookings.register(stay, corrected());
    const hostEmails = await toHost(stay);
    expect(hostEmails.text).toContain('não há nada a corrigir');
    for (const { text, html } of [mail, hostEmails]) expect(text + html).not.toMatch(/X0000000|C01X00T47/);
  });
});

describe('bulletins of guests with a reopened registration', () => {
  test('wait for the new answers, and are due with them', async () => {
    const stay = await arrived();
    await bookings.register(stay, mistyped());
    await reopen(stay.id);
    expect(await getDue(stay)).toMatchObject({ guests: 'reopened', bulletins: 2, isToBeCorrected: false });
    await bookings.register(stay, corrected());
    expect(await getDue(stay)).toMatchObject({ guests: 'registered', isToBeCorrected: false });
  });

  test('must be corrected until they are exported again if they were exported before', async () => {
    const stay = await arrived();
    await bookings.register(stay, mistyped());
    const note = () => host.commands.run('bulletins.note', { reservationIds: [stay.id] });
    await note();
    expect(await getDue(stay)).toMatchObject({ isToBeCorrected: false });
    expect(await reopen(stay.id)).toMatchObject({ exportedAt: expect.stringMatching(/^\d{4}-/) });
    expect(await getDue(stay)).toMatchObject({ guests: 'reopened', isToBeCorrected: false });
    await bookings.register(stay, corrected());
    expect(await getDue(stay)).toMatchObject({ guests: 'registered', isToBeCorrected: true, isLate: false });
    const hostEmails = await toHost(stay);
    expect(hostEmails.text).toContain(`bulletins export ${stay.number}`);
    await note();
    expect(await getDue(stay)).toMatchObject({ isToBeCorrected: false });
  });
});

describe('reopening a registration', () => {
  const refusal = (reservation: string) => reopen(reservation).then(String, (error: Error) => error.message);

  test('is rejected if it was never sent or its stay was cancelled', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    expect(await refusal(stay.id)).toContain('its guest can still do it');
    await bookings.cancel(stay);
    expect(await refusal(stay.id)).toContain('is cancelled');
    expect((await bookings.read(stay)).body.registration).not.toHaveProperty('reopened');
  });

  test('is rejected for a guest without a valid link', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    await bookings.register(stay, corrected());
    const longAgo = { startDate: dayFromNow(-103), endDate: dayFromNow(-100) };
    await host.db.updateTable('reservation').set(longAgo).where('id', '=', stay.id).execute();
    expect(await refusal(stay.id)).toContain(`expired on ${dayFromNow(-10)}`);
    await host.db
      .updateTable('reservation')
      .set({ guestErasedAt: new Date() })
      .where('id', '=', stay.id)
      .execute();
    expect(await refusal(stay.id)).toContain('is erased');
  });
});

test('an e-mail about a registration is sent only while it is correct', async () => {
  const still = await openManualHost();
  const at = new Date('2031-05-01T12:00:00Z');
  const id = await createStay(still, {
    status: 'confirmed',
    about: { confirmedAt: at, guestsRegisteredAt: at, registrationReopenedAt: at },
  });
  await sendStayMail(still.context, 'registered', id, 'a');
  expect(still.mails.mails).toEqual([]);
  await sendStayMail(still.context, 'reopened', id, 'b');
  expect(still.mails.mails).toHaveLength(1);
  const row = { guestsRegisteredAt: at, registrationReopenedAt: null };
  await still.db.updateTable('reservation').set(row).where('id', '=', id).execute();
  expect(isToBeRegistered(row)).toBe(false);
  await sendStayMail(still.context, 'reopened', id, 'c');
  expect(still.mails.mails).toHaveLength(1);
});
