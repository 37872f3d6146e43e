import { beforeEach, describe, expect, test } from 'vitest';
import { CommandRefused } from '../../server/host/commands/shared/refused.ts';
import { resendMail } from '../../server/host/commands/reservations/resendMail.ts';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { notifyArrivals } from '../../server/host/reservations/notifyArrivals.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { inTimeZone, openManualHost, withoutLetting, type ManualHost } from '../support/manualHost.ts';
import { createStay, createPastStays } from './support/stays.ts';

const code = 'CANARY-CODE-1755';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
  const units = new Map(still.context.content.units);
  const casa = units.get('casa')!;
  units.set('casa', {
    ...casa,
    arrival: { holdBackDays: 3, holdBack: ['keys', 'wifi'] },
    texts: { ...casa.texts, en: { ...casa.texts.en, arrival: { keys: code, directions: 'Up the steps.' } } },
  });
  const content = { ...still.context.content, units };
  still.context = inTimeZone({ ...still.context, content }, 'Atlantic/Azores');
});

/** A stay that begins on 14 May 2031. */
const stay = (
  status: ReservationRow['status'],
  about: Partial<Omit<ReservationRow, 'quote' | 'nights'>> = {},
) => createStay(still, { status, about: { confirmedAt: new Date('2031-01-01T12:00:00Z'), ...about } });
async function sendAt(instant: string) {
  await still.clock.stopAt(new Date(instant));
  await notifyArrivals(still.context);
  return still.jobs.taken();
}

test('withheld directions are e-mailed once, in the morning of their day at the property', async () => {
  const id = await stay('confirmed');
  await stay('confirmed', { unitId: 'next' });
  expect(await sendAt('2031-05-11T08:59:59Z')).toEqual([]);
  await sendStayMail(still.context, 'confirmed', id, 'early');
  expect(await sendAt('2031-05-11T09:00:00Z')).toEqual([['mail.arrival', { reservationId: id }]]);
  expect(await sendAt('2031-05-12T09:00:00Z')).toEqual([]);
  await sendStayMail(still.context, 'arrival', id, 'in time');
  const [early, inTime] = still.mails.mails;
  expect(early!.text + early!.html).not.toContain(code);
  expect(inTime!.subject).toMatch(/^Your stay begins/);
  for (const form of [inTime!.text, inTime!.html]) expect(form).toContain(code);
});

test('withheld directions are e-mailed however many stays came before them', async () => {
  await createPastStays(still);
  const id = await stay('confirmed');
  expect(await sendAt('2031-05-11T09:00:00Z')).toEqual([['mail.arrival', { reservationId: id }]]);
});

test('withheld directions are e-mailed when the property is no longer rented out', async () => {
  still.context = withoutLetting(still.context);
  await stay('confirmed');
  expect(await sendAt('2031-05-11T09:00:00Z')).toHaveLength(1);
});

test('one of two simultaneous processes sends the e-mail', async () => {
  await stay('confirmed');
  await still.clock.stopAt(new Date('2031-05-13T22:00:30Z'));
  await Promise.all([notifyArrivals(still.context), notifyArrivals(still.context)]);
  expect(still.jobs.taken()).toHaveLength(1);
});

test('a later booking has the directions in the confirmation, and gets no second e-mail', async () => {
  const id = await stay('confirmed', { confirmedAt: new Date('2031-05-11T09:00:00Z') });
  expect(await sendAt('2031-05-11T09:00:01Z')).toEqual([]);
  await sendStayMail(still.context, 'confirmed', id, 'late');
  expect(still.mails.mails[0]!.text).toContain(code);
});

test.each<[string, ReservationRow['status'], string]>([
  ['called the stay off', 'cancelled', '2031-05-12T12:00:00Z'],
  ['has not paid', 'awaiting_payment', '2031-05-12T12:00:00Z'],
  ['has left', 'confirmed', '2031-05-18T12:00:00Z'],
])('a guest who %s gets no e-mail', async (_, status, instant) => {
  await stay(status);
  expect(await sendAt(instant)).toEqual([]);
});

test('a guest who cancels before the e-mail leaves does not get it', async () => {
  const id = await stay('cancelled', { endedAt: new Date('2031-05-11T09:00:01Z') });
  await sendStayMail(still.context, 'arrival', id, 'late');
  expect(still.mails.mails).toEqual([]);
});

describe('a host before the day of the directions', () => {
  const pay = (id: string) =>
    still.db.updateTable('payment').set({ status: 'paid' }).where('reservationId', '=', id).execute();
  const resend = async (reservation: string, early = false) => {
    await still.clock.stopAt(new Date('2031-05-01T12:00:00Z'));
    return resendMail(still.context, { reservation, mail: 'arrival', early });
  };

  test('reads when the directions are sent, and how to send them now', async () => {
    const id = await stay('confirmed');
    await pay(id);
    await expect(resend(id)).rejects.toThrow(
      /will be sent automatically on 2031-05-11\. To send it now, .+, add --early\.$/,
    );
    expect(still.jobs.taken()).toEqual([]);
  });

  test('sends them to a guest who has paid, and they are e-mailed on their day too', async () => {
    const id = await stay('confirmed');
    await pay(id);
    await resend(id, true);
    expect(still.jobs.taken()).toEqual([['mail.arrival', { reservationId: id, isEarly: true }]]);
    await sendStayMail(still.context, 'earlyArrival', id, 'early');
    const [mail] = still.mails.mails;
    expect(mail!.subject).toMatch(/^How to get there: reservation ES-/);
    for (const form of [mail!.text, mail!.html]) expect(form).toContain(code);
    expect(await sendAt('2031-05-11T09:00:00Z')).toEqual([['mail.arrival', { reservationId: id }]]);
  });

  test.each(['scheduled', 'processing', 'failed'] as const)(
    'sends no door code to a guest with a payment that is %s',
    async (status) => {
      const id = await createStay(still, {
        status: 'confirmed',
        later: [{ dueDate: '2031-05-10', amount: 10_050 }],
      });
      await pay(id);
      await still.db.updateTable('payment').set({ status }).where('amount', '=', 10_050).execute();
      await expect(resend(id, true)).rejects.toThrow(
        /is not paid in full, 100\.50 € are still to come: .+ 2031-05-11, and not before\.$/,
      );
      expect(still.jobs.taken()).toEqual([]);
    },
  );

  test.each(['cancelled', 'awaiting_payment', 'expired'] as const)(
    'sends none to the guest of a reservation that is %s',
    async (status) => {
      const id = await stay(
        status,
        status === 'awaiting_payment' ? {} : { endedAt: new Date('2031-04-01T12:00:00Z') },
      );
      await pay(id);
      await expect(resend(id, true)).rejects.toThrow(CommandRefused);
      expect(still.jobs.taken()).toEqual([]);
      await sendStayMail(still.context, 'earlyArrival', id, 'early');
      expect(still.mails.mails).toEqual([]);
    },
  );

  test('the host reads that the confirmation contains the directions when nothing is held back', async () => {
    const units = new Map(still.context.content.units);
    units.set('casa', { ...units.get('casa')!, arrival: undefined });
    still.context = { ...still.context, content: { ...still.context.content, units } };
    await expect(resend(await stay('confirmed'), true)).rejects.toThrow(
      'the e-mail "confirmed" contains all of it',
    );
  });
});
