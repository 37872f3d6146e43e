import { findDifferences, mergeDocuments, proposeSides } from '../../contract/content/differences.ts';
import { changeFields, readField } from '../../contract/content/documentFields.ts';
import { fieldName } from '../../contract/content/issues.ts';
import { propertySectionAddress } from '../../contract/dashboard/pages.ts';
import type { ShownProperty } from '../../contract/dashboard/properties.ts';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import {
  otherVersion,
  propertyInFiles,
  sampleProperty,
} from '../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { savingDelay } from '../../machines/dashboard/propertyEditor/propertyEditor.setup.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { checkInPath, type EditorHistory } from './propertyEditorExpected.ts';
import { propertyEditorWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

/** A property with a draft: saving it again changes nothing outside of the window. */
const drafted: ShownProperty = { ...sampleProperty, hasDraft: true };
const { property, errors, warnings, document } = drafted;

createDashboardWalk<keyof typeof propertyEditorWalk.expected, EditorHistory>({
  ...propertyEditorWalk,
  title: 'the editor of a property',
  address: propertySectionAddress(property, 'rules'),
  delays: [savingDelay],
  history: {
    stored: drafted,
    document,
    sent: document,
    theirs: otherVersion,
    sides: {},
    versions: 1,
  },
  requestBody: (call, { stored: { revision }, document }) =>
    call === 'saveContent' ? { revision, document } : undefined,
  createActions: ({ page, hostStub, history, record, press }) => {
    const checkIn = page.getByRole('main').locator(`[name="field-${checkInPath.join('-')}"]`);
    const getRevision = () => `revision-${history().versions + 1}`;
    /** Answers with a version of the property, which the next save follows. */
    const answer = async (
      call: 'showProperty' | 'refreshProperty' | 'loadOtherVersion',
      stored: ShownProperty,
    ) => {
      await hostStub.answerWith(call, stored);
      const { document: shown } = stored;
      record({ stored, document: shown, sent: shown, sides: {}, versions: history().versions + 1 });
    };
    const fail = (call: 'showProperty' | 'saveContent', kind: FailureKind) => async () => {
      await hostStub.fail(call, kind);
      record({ sent: history().document });
    };
    const storeConflict = (theirs: ShownProperty) => {
      const { document, stored, sides, versions } = history();
      const proposed = proposeSides(findDifferences(document, theirs.document), stored.document);
      record({ theirs, sides: { ...proposed, ...sides }, versions: versions + 1 });
    };
    const addSides = (sides: EditorHistory['sides']) => record({ sides: { ...history().sides, ...sides } });
    return {
      'showProperty.answered': () => answer('showProperty', drafted),
      'showProperty.answered.inFiles': () => answer('showProperty', propertyInFiles),
      'showProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'showProperty.failed.not-found': fail('showProperty', 'not-found'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'content')),
      'refreshProperty.answered': () => answer('refreshProperty', drafted),
      'refreshProperty.answered.inFiles': () => answer('refreshProperty', propertyInFiles),
      'refreshProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'refreshProperty.failed.not-found': fail('showProperty', 'not-found'),
      'fields.changed': async ({ from }) => {
        const value = readField(history().document, checkInPath) === '16:00' ? '17:00' : '16:00';
        await checkIn.fill(value);
        const document = changeFields(history().document, [{ path: checkInPath, value }]);
        record({ document, ...(!from.startsWith('editing.saving') && { sent: document }) });
      },
      'field.left': () => checkIn.blur(),
      'savingDelay.passed': () => elapseDelay(page, savingDelay),
      'saveContent.answered': async () => {
        const { stored, sent, document, versions } = history();
        const revision = getRevision();
        await hostStub.answerWith('saveContent', { revision, errors, warnings });
        record({
          stored: { ...stored, revision, document: sent },
          sent: document,
          versions: versions + 1,
        });
      },
      'saveContent.failed.draft-changed': fail('saveContent', 'draft-changed'),
      'saveContent.failed.managed-by-files': fail('saveContent', 'managed-by-files'),
      'saveContent.failed.not-found': fail('saveContent', 'not-found'),
      'saveContent.failed.too-many-requests': fail('saveContent', 'too-many-requests'),
      'saveContent.failed.validation-failed': fail('saveContent', 'validation-failed'),
      'saveContent.failed.unreachable': fail('saveContent', 'unreachable'),
      'loadOtherVersion.answered': async () => {
        // Each version has another time, so that it is none that this tab has sent.
        const value = `14:${String(history().versions).padStart(2, '0')}`;
        const document = changeFields(otherVersion.document, [{ path: checkInPath, value }]);
        const theirs = { ...otherVersion, revision: getRevision(), document };
        await hostStub.answerWith('loadOtherVersion', theirs);
        storeConflict(theirs);
      },
      'loadOtherVersion.answered.own': () => {
        const { stored, document } = history();
        return answer('loadOtherVersion', { ...stored, revision: getRevision(), document });
      },
      'loadOtherVersion.answered.inFiles': async () => {
        await hostStub.answerWith('loadOtherVersion', propertyInFiles);
        storeConflict(propertyInFiles);
      },
      'loadOtherVersion.failed.unreachable': fail('showProperty', 'unreachable'),
      'loadOtherVersion.failed.not-found': fail('showProperty', 'not-found'),
      'side.chosen': async () => {
        await page
          .getByRole('main')
          .locator(`[name="${fieldName(checkInPath)}"][value=theirs]`)
          .check();
        addSides({ [fieldName(checkInPath)]: 'theirs' });
      },
      'sides.chosen': () => {
        const { document, theirs } = history();
        addSides(
          Object.fromEntries(
            findDifferences(document, theirs.document).map(({ path }) => [fieldName(path), 'theirs']),
          ),
        );
        return press('dashboard.editor.conflict.allTheirs');
      },
      'conflict.resolved': () => {
        const { document, theirs, sides } = history();
        const merged = mergeDocuments(theirs.document, findDifferences(document, theirs.document), sides);
        record({ stored: theirs, document: merged, sent: merged, sides: {} });
        return press('dashboard.editor.conflict.resolve');
      },
      'changes.discarded': () => {
        const { theirs } = history();
        record({ stored: theirs, document: theirs.document, sides: {} });
        return press('dashboard.properties.action.discardDraft');
      },
    };
  },
});
