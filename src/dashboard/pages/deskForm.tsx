import { emptyEntry } from '../../../machines/dashboard/deskForm/deskForm.setup.ts';
import { getDraft } from '../../../machines/dashboard/deskForm/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import type { DeskFormName } from '../../../contract/dashboard/possibleForms.ts';
import { randomId } from '../../actors/randomId.ts';
import { createDeskFormActors } from '../actors/deskForm.ts';
import { defineDashboardPage } from '../context/route.ts';
import { DeskFormView } from '../views/deskForm/DeskFormView.tsx';

/** The page of a note, an e-mail that is sent again, or a received payment. */
export const page = defineDashboardPage({
  createMachine: createDeskFormActors,
  getInput: ({ number = '', task }, { draft }) => ({
    visitId: randomId(),
    number,
    form: task as DeskFormName,
    draft: readFormDraft(draft, emptyEntry),
  }),
  getDraft,
  View: ({ actor }) => <DeskFormView actor={actor} />,
});
