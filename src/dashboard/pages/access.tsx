import { roles } from '../../../contract/dashboard/role.ts';
import { isLanguage } from '../../../contract/values/language.ts';
import { createInvitation } from '../../../machines/dashboard/access/access.setup.ts';
import { getDraft } from '../../../machines/dashboard/access/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createAccessActors } from '../actors/access.ts';
import { defineDashboardPage, type InputData } from '../context/route.ts';
import { AccessView } from '../views/access/AccessView.tsx';

const readDraft = ({ draft: stored, language }: InputData) => {
  const draft = readFormDraft(stored, createInvitation(language));
  return draft && roles.includes(draft.entry.role) && isLanguage(draft.entry.language) ? draft : undefined;
};

/** The page on which an owner sees and changes who has access. */
export const page = defineDashboardPage({
  createMachine: (dashboard, data) => createAccessActors(dashboard, readDraft(data) !== undefined),
  getInput: (_, data) => ({ visitId: randomId(), language: data.language, draft: readDraft(data) }),
  getDraft,
  View: AccessView,
});
