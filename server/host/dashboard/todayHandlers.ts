import type { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import type { todayOperations, TodayAnswer, TodayStay } from '../../../contract/dashboard/today.ts';
import { listBulletins, makeBulletins, noteExported } from '../commands/guests/bulletins.ts';
import { listRegistrations } from '../commands/guests/listRegistrations.ts';
import { remindGuest } from '../commands/guests/remindGuest.ts';
import { showToday } from '../commands/jobs/showToday.ts';
import type { ActionSubject } from '../users/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

const withoutMoney = (stay: TodayStay): TodayStay => ({ ...stay, phone: null, due: null });

/** Leaves out money, contact data and everything that a cleaner cannot act on. */
const forCleaner = ({ isNew, arrivals, departures, inHouse, attention }: TodayAnswer): TodayAnswer => ({
  isNew,
  arrivals: arrivals.map(withoutMoney),
  departures: departures.map(withoutMoney),
  inHouse: inHouse.map(withoutMoney),
  attention: attention.filter(({ kind }) => kind === 'conflict'),
});

/** Leaves out the tasks about registrations and documents, whose pages an accountant may not open. */
const forAccountant = ({ attention, ...today }: TodayAnswer): TodayAnswer => ({
  ...today,
  attention: attention.filter(({ kind }) => kind !== 'notRegistered' && kind !== 'bulletins'),
});

/** The handlers of the overview of today. */
export const todayHandlers: DashboardHandlers<keyof typeof todayOperations> = {
  getToday: {
    async reads(host, { session }) {
      const today = await showToday(host);
      if (session.user.role === 'accountant') return forAccountant(today);
      return session.user.role === 'cleaner' ? forCleaner(today) : today;
    },
  },
};

/** Describes stays in the log of actions: the stay itself, or the ids of several. */
const describeStays = (reservationIds: readonly string[], details: object = {}): ActionSubject => ({
  ...(reservationIds.length === 1 && { reservationId: reservationIds[0]! }),
  details: { stays: reservationIds.length, ...(reservationIds.length > 1 && { reservationIds }), ...details },
});

/** The handlers of guest registrations and of their reports to the authorities. */
export const bulletinHandlers: DashboardHandlers<keyof typeof bulletinOperations> = {
  listRegistrations: {
    reads: (host, { query: { missing, ...query } }) =>
      listRegistrations(host, { ...query, missing: missing === 'true' }),
  },
  remindGuest: {
    async writes(trx, host, { params, note }) {
      const { id, ...reminded } = await remindGuest({ ...host, db: trx }, params);
      note({ reservationId: id });
      return reminded;
    },
  },
  listBulletins: { reads: (host) => listBulletins(host, {}) },
  exportBulletins: {
    // As a read, so that documents of guests are not stored with an idempotency key.
    async reads(host, { body, note }) {
      const files = await makeBulletins(host, body);
      const rows = files.reduce((sum, { guests }) => sum + guests, 0);
      note(describeStays(body.reservationIds, { rows }));
      return files.map(({ warnings, ...file }) => ({ ...file, warnings: [...warnings] }));
    },
  },
  markFiled: {
    async writes(trx, host, { body, note }) {
      note(describeStays(body.reservationIds));
      return noteExported({ ...host, db: trx }, body);
    },
  },
};
