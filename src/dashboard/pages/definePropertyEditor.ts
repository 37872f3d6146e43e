import { dashboardPages } from '../../../contract/dashboard/pages.ts';
import type { propertyEditorMachine } from '../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import { getDraft, isSaving, readDraft } from '../../../machines/dashboard/propertyEditor/selectors.ts';
import { randomId } from '../../actors/randomId.ts';
import { createPropertyEditorActors } from '../actors/propertyEditor.ts';
import { defineDashboardPage, type DashboardPage } from '../context/route.ts';

/** The overview of a property and its sections, which share the unsaved changes. */
const editorPath = new RegExp(`^(${dashboardPages.properties}/[^/?]+)(?:/edit/[^/?]+)?(?:\\?.*)?$`);

/** Defines a page of the editor of a property. */
export const definePropertyEditor = (
  View: DashboardPage<typeof propertyEditorMachine>['View'],
): DashboardPage =>
  defineDashboardPage<typeof propertyEditorMachine>({
    createMachine: (dashboard, { draft }) =>
      createPropertyEditorActors(dashboard, readDraft(draft) !== undefined),
    getInput: ({ property = '' }, { draft }) => ({
      visitId: randomId(),
      property,
      draft: readDraft(draft),
    }),
    getDraft,
    getDraftAddress: (path) => editorPath.exec(path)?.[1] ?? path,
    isSaving,
    changes: ['content'],
    View,
  });
