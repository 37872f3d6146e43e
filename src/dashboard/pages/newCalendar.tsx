import { channelChoices } from '../../../contract/dashboard/bookingSource.ts';
import { proposedEntry } from '../../../machines/dashboard/newCalendar/entry.ts';
import { getDraft } from '../../../machines/dashboard/newCalendar/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createNewCalendarActors } from '../actors/newCalendar.ts';
import { defineDashboardPage } from '../context/route.ts';
import { NewCalendarView } from '../views/newCalendar/NewCalendarView.tsx';

/** The form of a new calendar of another channel. */
export const page = defineDashboardPage({
  createMachine: createNewCalendarActors,
  getInput: ({ property = '' }, { draft: stored }) => {
    const draft = readFormDraft(stored, proposedEntry);
    return {
      visitId: randomId(),
      property,
      draft: draft && channelChoices.includes(draft.entry.channel) ? draft : undefined,
    };
  },
  getDraft,
  View: ({ actor, session }) => <NewCalendarView actor={actor} properties={session.properties} />,
});
