import { reservationSorts } from '../../../contract/dashboard/listAddress.ts';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { Bookings } from '../../support/bookings.ts';
import { dayFromNow } from '../../support/guests.ts';
import { openTestHost } from '../../support/testHost.ts';

/** Runs a day of a host: a guest books, the recurring tasks run, and the host reads lists and metrics. */
export async function runDay(): Promise<void> {
  const host = await openTestHost(['casa']);
  try {
    const bookings = new Bookings(host);
    const wish = bookings.wish('casa', 30);
    const hold = await bookings.post<Hold>('/reservation', wish);
    await bookings.verify(hold.body.id, await bookings.getPassword({ wish }));
    const paid = await bookings.confirmed('casa', 40);
    await bookings.call('GET', '/rental-unit/casa/availability');
    await host.observe();
    for (const filter of [
      {},
      { unit: 'casa', after: hold.body.number },
      { departures: true, from: '2026-01-01' },
      { status: ['completed' as const] },
      { search: 'guest' },
      { search: 'guest', unit: 'casa', latestFirst: true, after: hold.body.number },
    ]) {
      await host.commands.run('reservations.list', filter);
    }
    for (const sort of reservationSorts)
      for (const after of [undefined, hold.body.number])
        for (const departures of [false, true])
          await host.commands.run('reservations.list', { sort, after, departures });
    await host.commands.run('reservations.sum', {});
    await host.commands.run('reservations.sum', { status: ['completed'] });
    await host.commands.run('reservations.sum', { search: 'guest' });
    await host.commands.run('reservations.show', { reservation: paid.number });
    await host.commands.run('reservations.note', { reservation: paid.number, text: 'A note' });
    await host.commands.run('reservations.refund', {
      reservation: paid.number,
      amount: 1,
      reason: 'Sorry',
      key: 'k',
    });
    await host.commands.run('reservations.unpaid', {});
    const { locale, ...guest } = wish.guest;
    const terms = { unit: 'casa', startDate: dayFromNow(60), endDate: dayFromNow(63), guests: 2, locale };
    const { number } = await host.commands.run('reservations.create', {
      ...terms,
      guest,
      payment: { by: 'arrival' },
    });
    await host.commands.run('reservations.recordPayment', { reservation: number, as: 'cash', amount: 100 });
    await host.commands.run('today', {});
    await host.commands.run('registrations.list', {});
    await host.commands.run('registrations.list', { unit: 'casa', missing: true });
    await host.commands.run('nights.unpaid', {});
    await host.commands.run('nights.list', {});
    const week = { unit: 'casa', from: dayFromNow(100), to: dayFromNow(107) };
    await host.commands.run('nights.change', { ...week, price: 150_00 });
    await host.commands.run('nights.timeline', { from: week.from, to: week.to });
    await host.commands.run('nights.prices', {});
    await host.commands.run('nights.history', {});
    await bookings.call('GET', `/stay-search/${dayFromNow(100)}/${dayFromNow(107)}/2/1`);
    await host.commands.run('calendars.list', {});
    await host.commands.run('calendars.conflicts', {});
    await host.commands.run('bulletins.list', {});
    await host.commands.run('bulletins.list', { all: true });
    await host.commands.run('jobs.failed', {});
    await host.commands.run('access.setup', {});
    await host.commands.run('access.add', { email: 'ana@hosts.test', role: 'owner' });
    await host.commands.run('access.list', {});
  } finally {
    // Waits for the first round of the recurring tasks.
    await host.close();
  }
}
