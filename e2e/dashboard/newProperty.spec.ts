import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { NewPropertyHistory } from './newPropertyExpected.ts';
import { newPropertyWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const entries = [
  { name: 'Casa Açores', property: 'casa-acores' },
  { name: 'Moinho', property: 'moinho' },
] as const;

createDashboardWalk<keyof typeof newPropertyWalk.expected, NewPropertyHistory>({
  ...newPropertyWalk,
  title: 'a new property',
  address: dashboardPages.newProperty,
  history: { name: '', property: '', isNameRefused: false },
  requestBody: (call, { name, property, translator: { language } }) =>
    call === 'createProperty' ? { name, property, language } : undefined,
  createActions: ({ page, hostStub, history, record, press }) => {
    const type = async ({ name, property }: (typeof entries)[number]) => {
      await page.locator('[name=name]').fill(name);
      record({ name, property, isNameRefused: false });
    };
    const fail = (kind: FailureKind) => () => hostStub.fail('createProperty', kind);
    return {
      'entry.changed': () => type(history().name === entries[0].name ? entries[1] : entries[0]),
      'entry.submitted': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        // The page sends no form without a name.
        if (history().name === '') await type(entries[0]);
        return press('dashboard.properties.create');
      },
      'createProperty.answered': () =>
        hostStub.answerWith('createProperty', { property: history().property, revision: 'r-1' }),
      'createProperty.failed.validation-failed': async () => {
        await hostStub.fail('createProperty', 'validation-failed');
        record({ isNameRefused: true });
      },
      'createProperty.failed.property-exists': fail('property-exists'),
      'createProperty.failed.not-found': fail('not-found'),
      'createProperty.failed.command-refused': fail('command-refused'),
      'createProperty.failed.too-many-requests': fail('too-many-requests'),
      'createProperty.failed.unreachable': fail('unreachable'),
    };
  },
});
