import { unitIdPattern } from '../../../contract/values/ids.ts';
import { isLanguage } from '../../../contract/values/language.ts';
import { createEntry } from '../../../machines/dashboard/newProperty/entry.ts';
import { getDraft } from '../../../machines/dashboard/newProperty/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createNewPropertyActors } from '../actors/newProperty.ts';
import { defineDashboardPage } from '../context/route.ts';
import { NewPropertyView } from '../views/newProperty/NewPropertyView.tsx';

/** Returns the id of the copied property in an address; empty if there is none. */
function parseLike(query: string): string {
  const like = new URLSearchParams(query).get('like') ?? '';
  return unitIdPattern.test(like) ? like : '';
}

/** The form of a new property. */
export const page = defineDashboardPage({
  createMachine: createNewPropertyActors,
  getInput: ({ query = '' }, { language, draft: stored }) => {
    const draft = readFormDraft(stored, createEntry(language));
    return {
      visitId: randomId(),
      language,
      like: parseLike(query),
      draft: draft && isLanguage(draft.entry.language) ? draft : undefined,
    };
  },
  getDraft,
  View: ({ actor, session }) => <NewPropertyView actor={actor} properties={session.properties} />,
});
