import { beforeEach, expect, test } from 'vitest';
import { sendStayMail } from '../../server/host/mail/sendStayMail.ts';
import { tellArrivals } from '../../server/host/reservations/tellArrivals.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { inTimeZone, openStillHost, withoutLetting, type StillHost } from '../support/stillHost.ts';
import { holdStay, manyPastStays } from './support/stays.ts';

const code = 'CANARY-CODE-1755';

let still: StillHost;
beforeEach(async () => {
  still = await openStillHost();
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
) => holdStay(still, { status, about: { confirmedAt: new Date('2031-01-01T12:00:00Z'), ...about } });
async function toldAt(instant: string) {
  await still.clock.stopAt(new Date(instant));
  await tellArrivals(still.context);
  return still.jobs.taken();
}

test('what is held back is mailed once, in the morning of its day at the property', async () => {
  const id = await stay('confirmed');
  await stay('confirmed', { unitId: 'next' });
  expect(await toldAt('2031-05-11T08:59:59Z')).toEqual([]);
  await sendStayMail(still.context, 'confirmed', id, 'early');
  expect(await toldAt('2031-05-11T09:00:00Z')).toEqual([['mail.arrival', { reservationId: id }]]);
  expect(await toldAt('2031-05-12T09:00:00Z')).toEqual([]);
  await sendStayMail(still.context, 'arrival', id, 'in time');
  const [early, inTime] = still.mails.mails;
  expect(early!.text + early!.html).not.toContain(code);
  expect(inTime!.subject).toMatch(/^Your stay begins/);
  for (const form of [inTime!.text, inTime!.html]) expect(form).toContain(code);
});

test('it is mailed however many stays there were before it was held back', async () => {
  await manyPastStays(still);
  const id = await stay('confirmed');
  expect(await toldAt('2031-05-11T09:00:00Z')).toEqual([['mail.arrival', { reservationId: id }]]);
});

test('it is mailed where the property is let no more', async () => {
  still.context = withoutLetting(still.context);
  await stay('confirmed');
  expect(await toldAt('2031-05-11T09:00:00Z')).toHaveLength(1);
});

test('of two processes that notice it is time, one mails', async () => {
  await stay('confirmed');
  await still.clock.stopAt(new Date('2031-05-13T22:00:30Z'));
  await Promise.all([tellArrivals(still.context), tellArrivals(still.context)]);
  expect(still.jobs.taken()).toHaveLength(1);
});

test('who books later than that has it in the confirmation, and gets no second mail', async () => {
  const id = await stay('confirmed', { confirmedAt: new Date('2031-05-11T09:00:00Z') });
  expect(await toldAt('2031-05-11T09:00:01Z')).toEqual([]);
  await sendStayMail(still.context, 'confirmed', id, 'late');
  expect(still.mails.mails[0]!.text).toContain(code);
});

test.each<[string, ReservationRow['status'], string]>([
  ['called the stay off', 'cancelled', '2031-05-12T12:00:00Z'],
  ['has not paid', 'awaiting_payment', '2031-05-12T12:00:00Z'],
  ['has left', 'confirmed', '2031-05-18T12:00:00Z'],
])('who %s is told nothing', async (_, status, instant) => {
  await stay(status);
  expect(await toldAt(instant)).toEqual([]);
});

test('who calls the stay off before the mail leaves does not get it', async () => {
  const id = await stay('cancelled', { endedAt: new Date('2031-05-11T09:00:01Z') });
  await sendStayMail(still.context, 'arrival', id, 'late');
  expect(still.mails.mails).toEqual([]);
});
