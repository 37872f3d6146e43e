import { createInvitation } from '../../../machines/dashboard/access/access.setup.ts';
import { getDraft } from '../../../machines/dashboard/access/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createAccessActors } from '../actors/access.ts';
import { defineDashboardPage, type InputData } from '../context/route.ts';
import { AccessView } from '../views/access/AccessView.tsx';

const readDraft = ({ draft, language }: InputData) => readFormDraft(draft, createInvitation(language));

/** The page on which an owner sees and changes who has access. */
export const page = defineDashboardPage({
  createMachine: (dashboard, data) => createAccessActors(dashboard, readDraft(data) !== undefined),
  getInput: (_, data) => ({ visitId: randomId(), language: data.language, draft: readDraft(data) }),
  getDraft,
  View: AccessView,
});
