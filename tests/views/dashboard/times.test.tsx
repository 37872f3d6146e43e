import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { firstPage } from '../../../machines/dashboard/reservationList/reservationList.samples.ts';
import { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { noFailureReason } from '../../../machines/shared/failures.ts';
import type { SessionActor } from '../../../src/dashboard/context/dashboard.ts';
import { nameZone } from '../../../src/dashboard/i18n/zones.ts';
import { useTimes } from '../../../src/dashboard/views/layout/useTimes.ts';
import { ReservationRow } from '../../../src/dashboard/views/reservationList/ReservationRow.tsx';
import { deviceTimeZone } from '../../../src/i18n/deviceTimeZone.ts';
import { stopAt } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import { readPart } from './support/inEnglish.tsx';

vi.mock(import('../../../src/i18n/deviceTimeZone.ts'));

/** The formats on a device, for a person with properties in two time zones. */
function openTimes({ device, zones }: { device: string; zones: readonly string[] }) {
  vi.mocked(deviceTimeZone).mockReturnValue(device);
  const properties = zones.map((timeZone) => ({
    ...ownerSession.properties[0]!,
    id: timeZone,
    name: timeZone,
    timeZone,
  }));
  const session = stopAt(
    sessionMachine.resolveState({
      value: { signedIn: 'following' },
      context: { session: { ...ownerSession, properties }, linkToken: '', property: '', ...noFailureReason },
    }),
    () => undefined,
  ) as SessionActor;
  return renderHook(useTimes, { wrapper: ({ children }) => inDashboard(children, { session }) }).result
    .current;
}

const summerEvening = '2027-07-01T18:00:00Z';
const arrival = { date: '2027-07-01', time: '15:00' };

test('times have no zone if the clocks of device and properties agree', () => {
  const { eventTime, stayTime } = openTimes({ device: 'Europe/London', zones: ['Europe/Lisbon'] });
  expect(eventTime(summerEvening)).toBe('1 July 2027, 19:00');
  expect(stayTime({ ...arrival, unitId: 'Europe/Lisbon' })).toBe('15:00');
});

test('times of events are those of the device, and say so if a property has another time', () => {
  const { eventTime } = openTimes({ device: 'Europe/Berlin', zones: ['Europe/Berlin', 'Europe/Lisbon'] });
  expect(eventTime(summerEvening)).toBe('1 July 2027, 20:00 (Central European Time)');
});

test('times of stays are those of their property, and say so if the device has another time', () => {
  const { stayTime } = openTimes({ device: 'Europe/Berlin', zones: ['Europe/Berlin', 'Atlantic/Azores'] });
  expect(stayTime({ ...arrival, unitId: 'Europe/Berlin' })).toBe('15:00');
  expect(stayTime({ ...arrival, unitId: 'Atlantic/Azores' })).toBe('15:00 (Azores Time)');
});

test('zones are compared at the moment of the time', () => {
  const { eventTime } = openTimes({ device: 'Africa/Abidjan', zones: ['Europe/Lisbon'] });
  expect(eventTime('2027-02-01T12:00:00Z')).toBe('1 February 2027, 12:00');
  expect(eventTime(summerEvening)).toBe('1 July 2027, 18:00 (Greenwich Mean Time)');
});

test.each([
  ['en', 'Western European Time'],
  ['pt', 'Hora da Europa Ocidental'],
  ['fr', 'heure d’Europe de l’Ouest'],
  ['de', 'Westeuropäische Zeit'],
  ['es', 'hora de Europa occidental'],
] as const)('names a time zone in %s', (language, name) => {
  expect(nameZone(language, summerEvening, 'Europe/Lisbon')).toBe(name);
});

test('the list on a phone names the zone of an arrival time if the device has another time', () => {
  vi.mocked(deviceTimeZone).mockReturnValue('Asia/Kolkata');
  const [reservation] = firstPage.reservations;
  const row = <ReservationRow reservation={reservation!} properties={ownerSession.properties} />;
  expect(readPart(row).join('\n')).toContain('16:30 (Western European Time)');
});
