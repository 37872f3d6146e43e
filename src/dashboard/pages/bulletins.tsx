import { getDraft, readFilingDraft } from '../../../machines/dashboard/bulletins/draft.ts';
import { randomId } from '../../actors/randomId.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createBulletinsActors } from '../actors/bulletins.ts';
import { saveFile } from '../actors/saveFile.ts';
import { defineDashboardPage } from '../context/route.ts';
import { BulletinsView } from '../views/bulletins/BulletinsView.tsx';

/** The page on which a host reports guests to the authorities. */
export const page = defineDashboardPage({
  createMachine: (dashboard, { draft }) =>
    createBulletinsActors(dashboard, readFilingDraft(draft) !== undefined),
  getInput: (_, { draft }) => ({ visitId: randomId(), draft: readFilingDraft(draft) }),
  getDraft,
  sharesDraft: true,
  changes: ['reservation'],
  View: ({ actor, session }) => (
    <BulletinsView
      snapshot={useJourney(actor)}
      properties={session.properties}
      onSave={({ filename, xml }) => saveFile(filename, 'application/xml', xml)}
      send={actor.send}
    />
  ),
});
