import { getDraft } from '../../../machines/dashboard/propertyReview/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createPropertyReviewActors } from '../actors/propertyReview.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PropertyReviewView } from '../views/propertyReview/PropertyReviewView.tsx';

/** The page on which a host reads what a draft changes, and publishes it. */
export const page = defineDashboardPage({
  createMachine: createPropertyReviewActors,
  getInput: ({ property = '' }, { language, draft }) => ({
    visitId: randomId(),
    property,
    language,
    draft: readFormDraft(draft, { note: '' }),
  }),
  getDraft,
  changes: ['content'],
  View: ({ actor }) => <PropertyReviewView actor={actor} />,
});
