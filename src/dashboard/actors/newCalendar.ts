import { fromPromise } from 'xstate';
import type { CalendarTest } from '../../../contract/dashboard/channels.ts';
import { getCalendarName } from '../../../machines/dashboard/newCalendar/entry.ts';
import { newCalendarMachine } from '../../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import type {
  AdditionInput,
  CalendarEntry,
  EnteredCalendar,
} from '../../../machines/dashboard/newCalendar/newCalendar.types.ts';
import type { Dashboard } from '../context/dashboard.ts';

const getBody = ({ address, staysOnly, ignoresFree, ...entry }: CalendarEntry) => ({
  name: getCalendarName(entry),
  address,
  staysOnly,
  ignoresFree,
});

/** Connects the form of a new calendar to the host. */
export const createNewCalendarActors = ({ api }: Pick<Dashboard, 'api'>) =>
  newCalendarMachine.provide({
    actors: {
      testCalendar: fromPromise<CalendarTest, EnteredCalendar>(({ input: { property, entry }, signal }) =>
        api.testCalendar({ params: { property }, body: getBody(entry) }, { signal }),
      ),
      addCalendar: fromPromise<void, AdditionInput>(
        async ({ input: { property, entry, idempotencyKey }, signal }) => {
          const input = { params: { property }, body: getBody(entry) };
          await api.addCalendar(input, { idempotencyKey, signal });
        },
      ),
    },
  });
