import type { NightRates, Timeline, timelineOperations } from '../../../contract/dashboard/timeline.ts';
import type { Role } from '../../../contract/dashboard/role.ts';
import { changeNights, previewNightsChange } from '../commands/nights/changeNights.ts';
import { closeNights } from '../commands/nights/closeNights.ts';
import { describeChannelStay } from '../commands/calendars/describeChannelStay.ts';
import { openNights } from '../commands/nights/openNights.ts';
import { readTimeline } from '../commands/nights/readTimeline.ts';
import type { DashboardHandlers } from './dashboardCall.ts';

function withoutPrices(rates: NightRates): NightRates {
  const { price: _, usualPrice: __, ...shown } = rates;
  return shown;
}

const withoutNote = <Nights extends { note: string | null }>(nights: Nights): Nights => ({
  ...nights,
  note: null,
});

/** Removes prices and the notes of hosts from a timeline for cleaners. */
const forRole = (timeline: Timeline, role: Role): Timeline =>
  role === 'cleaner'
    ? {
        ...timeline,
        properties: timeline.properties.map(({ rates, blocks, channelStays, ...property }) => ({
          ...property,
          blocks: blocks.map(withoutNote),
          channelStays: channelStays.map(withoutNote),
          rates: rates.map(withoutPrices),
        })),
      }
    : timeline;

/** The calendar of all properties, and changes of their nights. */
export const timelineHandlers: DashboardHandlers<keyof typeof timelineOperations> = {
  getTimeline: {
    async reads(host, { query: { from, to, property, page }, language, session }) {
      const timeline = await readTimeline(host, {
        from,
        to,
        unit: property,
        page: Number(page ?? 1),
        language,
      });
      return forRole(timeline, session.user.role);
    },
  },
  previewNights: { reads: (host, { body }) => previewNightsChange(host, body) },
  changeNights: {
    async writes(trx, host, { body, session, note }) {
      note({ unitId: body.unit, details: { ...body, reason: undefined } });
      return changeNights({ ...host, db: trx }, body, session.user.id);
    },
  },
  closeNights: {
    async writes(trx, host, { body, note }) {
      const { unit, from, to } = body;
      note({ unitId: unit, details: { from, to } });
      const { why: _, ...closed } = await closeNights(
        { ...host, db: trx },
        { ...body, keepReservations: false },
      );
      return closed;
    },
  },
  openNights: {
    async writes(trx, host, { body, note }) {
      const { unit, from, to } = body;
      note({ unitId: unit, details: { from, to } });
      return openNights({ ...host, db: trx }, body);
    },
  },
  noteChannelStay: {
    async writes(trx, host, { body, note }) {
      const { unit, from, to, calendar } = body;
      note({ unitId: unit, details: { from, to, calendar } });
      const { name: _, note: __, ...described } = await describeChannelStay({ ...host, db: trx }, body);
      return described;
    },
  },
};
