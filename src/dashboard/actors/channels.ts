import { fromPromise } from 'xstate';
import type { Channels } from '../../../contract/dashboard/channels.ts';
import { channelsMachine } from '../../../machines/dashboard/channels/channels.machine.ts';
import type { ChangeInput, ReadingInput } from '../../../machines/dashboard/channels/channels.types.ts';
import type { Dashboard } from '../context/dashboard.ts';

async function changeCalendar(
  { api }: Pick<Dashboard, 'api'>,
  { change: { kind, property, calendar }, idempotencyKey }: ChangeInput,
  signal: AbortSignal,
): Promise<void> {
  const options = { idempotencyKey, signal };
  const params = { property: property.property, calendar: calendar.id };
  if (kind === 'remove') {
    await api.removeCalendar({ params }, options);
    return;
  }
  const { staysOnly, ignoresFree } = calendar;
  const body = { staysOnly, ignoresFree, [kind]: !calendar[kind] };
  await api.changeCalendar({ params, body }, options);
}

/** Connects the page about channels to the host. */
export const createChannelsActors = (dashboard: Pick<Dashboard, 'api'>) =>
  channelsMachine.provide({
    actors: {
      showChannels: fromPromise<Channels, undefined>(({ signal }) =>
        dashboard.api.showChannels(undefined, { signal }),
      ),
      fetchCalendars: fromPromise<void, ReadingInput>(
        async ({ input: { property, idempotencyKey }, signal }) => {
          await dashboard.api.fetchCalendars({ params: { property } }, { idempotencyKey, signal });
        },
      ),
      changeCalendar: fromPromise<void, ChangeInput>(({ input, signal }) =>
        changeCalendar(dashboard, input, signal),
      ),
    },
  });
