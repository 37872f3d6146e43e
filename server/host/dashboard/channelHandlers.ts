import type { channelOperations } from '../../../contract/dashboard/channels.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { isOwnCalendar, testCalendar } from '../calendars/testCalendar.ts';
import { runCommand } from '../commands/index.ts';
import { knownUnit, type UnitContent } from '../content/index.ts';
import type { Database, Trx } from '../store/database.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { sealedAnswer } from './sealedAnswer.ts';
import { showChannels } from './showChannels.ts';

/** @throws {Refusal} if the property does not exist */
function requireUnit({ content }: HostContext, property: string): UnitContent {
  const unit = knownUnit(content, property);
  if (!unit) throw new Refusal('not-found');
  return unit;
}

interface CalendarParams {
  property: string;
  calendar: string;
}

/**
 * Returns the name of a calendar, by which commands identify it.
 * @throws {Refusal} if the property has no such calendar
 */
async function requireName(db: Database, { property, calendar }: CalendarParams): Promise<string> {
  const found = await db
    .selectFrom('calendar')
    .select('name')
    .where('id', '=', calendar)
    .where('unitId', '=', property)
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found');
  return found.name;
}

/** Returns the host with a transaction, after a check of the property. */
function inProperty(trx: Trx, host: HostContext, property: string): HostContext {
  requireUnit(host, property);
  return { ...host, db: trx };
}

const toAddress = ({ pages }: HostContext, { path }: { path: string }) => ({ address: pages.origin + path });

/** The calendars of other channels, and those that channels read. The log of actions contains no addresses. */
export const channelHandlers: DashboardHandlers<keyof typeof channelOperations> = {
  showChannels: { reads: (host, { language }) => showChannels(host, language) },

  testCalendar: {
    reads: (host, { params, body }) => testCalendar(host, requireUnit(host, params.property), body),
  },

  addCalendar: {
    writes(trx, host, { params: { property }, body, note }) {
      const context = inProperty(trx, host, property);
      if (isOwnCalendar(host, body.address)) throw new Refusal('command-refused');
      note({ unitId: property, details: { name: body.name } });
      return runCommand(context, 'calendars.add', { unit: property, ...body });
    },
  },

  changeCalendar: {
    async writes(trx, host, { params, body, note }) {
      const { property } = params;
      const context = inProperty(trx, host, property);
      const name = await requireName(trx, params);
      note({ unitId: property, details: { name, ...body } });
      await runCommand(context, 'calendars.change', { unit: property, name, ...body });
      return { id: params.calendar };
    },
  },

  removeCalendar: {
    async writes(trx, host, { params, note }) {
      const { property } = params;
      const context = inProperty(trx, host, property);
      const name = await requireName(trx, params);
      note({ unitId: property, details: { name } });
      await runCommand(context, 'calendars.remove', { unit: property, name });
      return { id: params.calendar };
    },
  },

  fetchCalendars: {
    writes(trx, host, { params: { property }, note }) {
      note({ unitId: property });
      return runCommand(inProperty(trx, host, property), 'calendars.fetch', { unit: property });
    },
  },

  getCalendarAddress: {
    async reads(host, { params: { property } }) {
      const { id: unit } = requireUnit(host, property);
      return toAddress(host, await runCommand(host, 'calendars.address', { unit }));
    },
  },

  renewCalendarAddress: {
    secret: sealedAnswer,
    async writes(trx, host, { params: { property }, note }) {
      note({ unitId: property });
      const context = inProperty(trx, host, property);
      return toAddress(host, await runCommand(context, 'calendars.renewAddress', { unit: property }));
    },
  },
};
