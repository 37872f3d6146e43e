import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { loadContent, type UnitContent } from '../../server/host/content/index.ts';
import { createInvite, publishedStay } from '../../server/host/stays/stayCalendar.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { writeContent } from '../support/content.ts';
import { readCalendar } from './readCalendar.ts';

let unit: UnitContent;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estadia-calendar-'));
  await writeContent(folder, ['casa'], ({ property, texts }) => {
    property.host.name = 'Ana; "the host", Duarte';
    texts.en.name = 'Casa, the red; one\\two';
  });
  unit = (await loadContent(folder)).units.get('casa')!;
});
afterAll(() => rm(folder, { recursive: true }));

const sender = 'no-reply@stay.test';
const now = new Date('2031-05-01T12:00:00Z');
const stay = (about: Partial<ReservationRow> = {}) =>
  ({
    id: 'qN3vY0a7c5dKf1uR2sT9xg',
    number: 'ES-4K7Q2M',
    startDate: '2031-05-14',
    endDate: '2031-05-17',
    status: 'confirmed',
    guestCount: 2,
    firstName: 'Maria',
    lastName: 'Silva, "Mia"',
    email: 'maria@guests.test',
    createdAt: new Date('2031-01-02T10:00:00Z'),
    confirmedAt: new Date('2031-01-02T10:05:00Z'),
    endedAt: null,
    ...about,
  }) as ReservationRow;

const invited = (about?: Partial<ReservationRow>, place = unit) =>
  readCalendar(createInvite({ reservation: stay(about), unit: place, language: 'en', now }, sender).content);

describe('the invitation in a guest’s e-mail', () => {
  test('can be read by any calendar, from check-in to check-out in the property’s time zone', () => {
    expect(invited()).toMatchObject({
      method: 'REQUEST',
      version: '2.0',
      status: 'CONFIRMED',
      sequence: 0,
      start: '2031-05-14T14:00:00.000Z',
      end: '2031-05-17T10:00:00.000Z',
      stamp: '2031-01-02T10:05:00.000Z',
      transparency: 'TRANSPARENT',
      summary: 'Stay at Casa, the red; one\\two',
      location: expect.stringContaining('Lisboa, Portugal'),
    });
  });

  test('comes from the host, and requests no reply', () => {
    const { organizers, attendees } = invited();
    expect(organizers).toEqual([
      expect.objectContaining({
        address: 'mailto:host@example.com',
        name: expect.stringMatching(/^Ana; .*Duarte$/),
        sentBy: `mailto:${sender}`,
      }),
    ]);
    expect(attendees).toEqual([
      expect.objectContaining({
        address: expect.stringMatching(/^mailto:maria@guests\.test$/i),
        rsvp: 'FALSE',
        state: 'ACCEPTED',
      }),
    ]);
  });

  test('is withdrawn by a cancellation of the same event', () => {
    const before = invited();
    const after = invited({ status: 'cancelled', endedAt: new Date('2031-02-03T09:00:00Z') });
    expect(after).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: before.uid,
      start: before.start,
      stamp: '2031-02-03T09:00:00.000Z',
    });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.organizers).toEqual(before.organizers);
    expect(after.attendees).toEqual(before.attendees);
  });

  test('has a file name without the id that links carry', () => {
    const other = invited({ id: 'qN3vY0a7c5dKf1uR2sT9xh' });
    expect(invited().uid).toMatch(/^[0-9a-f]{32}$/);
    expect(other.uid).not.toBe(invited().uid);
    const { content } = createInvite({ reservation: stay(), unit, language: 'en', now }, sender);
    expect(content).not.toContain(stay().id);
    expect(content).not.toMatch(/token|https?:/i);
  });

  test('has short lines that end as the standard requires', () => {
    const { content } = createInvite({ reservation: stay(), unit, language: 'fr', now }, sender);
    for (const line of content.split('\r\n')) {
      expect(line).not.toContain('\n');
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });
});

describe.each([
  // Clocks go forward on 30 March 2031 and back on 26 October 2031 in Europe.
  ['Europe/Lisbon', '2031-03-29', '2031-03-31', '2031-03-29T15:00:00.000Z', '2031-03-31T10:00:00.000Z'],
  ['Europe/Lisbon', '2031-10-25', '2031-10-27', '2031-10-25T14:00:00.000Z', '2031-10-27T11:00:00.000Z'],
  ['Atlantic/Azores', '2031-03-29', '2031-03-30', '2031-03-29T16:00:00.000Z', '2031-03-30T11:00:00.000Z'],
  ['Europe/Lisbon', '2031-10-26', '2031-10-27', '2031-10-26T15:00:00.000Z', '2031-10-27T11:00:00.000Z'],
  ['Asia/Kolkata', '2031-06-01', '2031-06-03', '2031-06-01T09:30:00.000Z', '2031-06-03T05:30:00.000Z'],
])('an invitation in %s from %s to %s', (timeZone, startDate, endDate, start, end) => {
  test('begins and ends at the property’s hours despite clock changes', () => {
    expect(invited({ startDate, endDate }, { ...unit, timeZone })).toMatchObject({ start, end });
  });
});

test.each(completeLanguages)('in %s, a published stay is the same event without attendees', (language) => {
  const published = readCalendar(publishedStay({ reservation: stay(), unit, language, now }));
  const invite = readCalendar(createInvite({ reservation: stay(), unit, language, now }, sender).content);
  expect(published).toMatchObject({ method: 'PUBLISH', attendees: [], organizers: [expect.anything()] });
  for (const same of ['uid', 'sequence', 'start', 'end', 'summary', 'description', 'location'] as const) {
    expect(published[same]).toBe(invite[same]);
  }
  expect(published.summary).toContain(unit.texts[language].name);
  const hours = language === 'fr' ? ['15\u00a0h', '11\u00a0h'] : ['15:00', '11:00'];
  for (const fact of ['ES-4K7Q2M', ...hours, unit.contact.phone]) {
    expect(published.description).toContain(fact);
  }
});
