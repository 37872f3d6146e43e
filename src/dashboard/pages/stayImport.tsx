import { getDateAt } from '../../../contract/values/nights.ts';
import { randomId } from '../../actors/randomId.ts';
import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { createChosenFiles } from '../actors/chosenFiles.ts';
import { createStayImportActors } from '../actors/stayImport.ts';
import { defineDashboardPage } from '../context/route.ts';
import { StayImportView } from '../views/stayImport/StayImportView.tsx';

const files = createChosenFiles();

/** The page on which a host imports stays from a file of another system. */
export const page = defineDashboardPage({
  createMachine: (dashboard) => createStayImportActors(dashboard, files),
  getInput: (_, { session }) => ({
    visitId: randomId(),
    today: getDateAt(Date.now(), deviceTimeZone()),
    units: session.properties.map(({ id, name }) => ({ id, name })),
  }),
  changes: ['reservation'],
  View: ({ actor }) => (
    <StayImportView
      actor={actor}
      onFile={(file) => actor.send({ type: 'file.chosen', file: files.add(file) })}
    />
  ),
});
