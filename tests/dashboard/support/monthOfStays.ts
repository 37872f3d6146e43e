import { expect } from 'vitest';
import type { Browser } from '../../support/dashboard.ts';
import { dayFromNow } from '../../support/guests.ts';
import type { Month } from './month.ts';

const units = ['casa', 'next'] as const;

/** Each property has twenty stays of two nights without a free night between them. */
const staysPerUnit = 20;
const firstDay = 9;

/** How a stay is booked: on the site, by phone, or on a channel. */
const sources = ['now', 'phone', 'channel', 'in-parts', 'received', 'now', 'link', 'channel'] as const;

export interface Stay {
  number: string;
  id: string;
  /** The token of a guest who booked on the site. */
  token: string | undefined;
  unit: string;
  from: number;
  source: (typeof sources)[number];
}

/** Books forty stays: guests on the site, and a person with access the others. */
export async function bookAll(month: Month, manager: Browser): Promise<Stay[]> {
  const stays: Stay[] = [];
  for (let index = 0; index < staysPerUnit * units.length; index += 1) {
    const unit = units[index % 2]!;
    const from = firstDay + 2 * Math.floor(index / 2);
    const source = sources[index % sources.length]!;
    const about = { unit, from, source };
    if (source === 'now' || source === 'in-parts') {
      const { number, id, token } = await month.bookOnSite(unit, from, source);
      stays.push({ ...about, number, id, token });
      continue;
    }
    const payments = {
      phone: { by: 'arrival' },
      channel: { by: 'channel' },
      received: { by: 'received', as: 'transfer', amount: 10_000 },
      link: { by: 'link', until: dayFromNow(5) },
    } as const;
    const channel = source === 'channel' && { channel: { name: 'Airbnb' } };
    const made = await month.enter(manager, unit, from, { payment: payments[source], ...channel });
    stays.push({ ...about, number: made.number, id: made.id, token: undefined });
    if (source === 'link') await month.pay(made.id);
  }
  return stays;
}

/** A reservation as the dashboard shows it. */
export const show = (person: Browser, { number }: Stay) =>
  person.call('getReservation', { params: { reservation: number } });

export async function readMoney(person: Browser, stay: Stay) {
  const { money } = await show(person, stay);
  return money!;
}

/** Compares the money of the reservations with that of the gateway, of the list and of the CSV. Returns what was moved. */
export async function compareMoney(month: Month, person: Browser, stays: readonly Stay[]) {
  const shown = { taken: 0, returned: 0, inPerson: 0 };
  const totals = new Map<string, number>();
  for (const stay of stays) {
    const { paid, refunded, total, gateway } = await readMoney(person, stay);
    const moved = await month.readPayments(gateway.map(({ id }) => id));
    expect([stay.number, refunded.amount]).toEqual([stay.number, moved.returned]);
    shown.taken += moved.taken;
    shown.returned += refunded.amount;
    shown.inPerson += paid.amount - moved.taken;
    totals.set(stay.number, total.amount);
  }
  expect(await month.readGateway()).toEqual({ taken: shown.taken, returned: shown.returned });

  const query = { status: 'confirmed,cancelled,completed' };
  const listed = new Map<string, number>();
  for (let after = ''; ;) {
    const page = await person.call('listReservations', { query: { ...query, ...(after && { after }) } });
    for (const { number, total } of page.reservations) listed.set(number, total!.amount);
    if (page.next === null) break;
    after = page.next;
  }
  expect(listed).toEqual(totals);
  const { csv } = await person.call('exportReservations', { body: query });
  const [heads = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const [number, total] = [0, heads.indexOf('total')];
  expect(new Map(rows.map((row) => [row[number], Math.round(Number(row[total]) * 100)]))).toEqual(totals);
  return shown;
}
