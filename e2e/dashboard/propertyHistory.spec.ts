import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { propertyComparisonAddress, propertyPageAddress } from '../../contract/dashboard/pages.ts';
import {
  sampleComparison,
  sampleHistory,
} from '../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import { publishedDocument } from '../../machines/dashboard/shared/property.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { VersionsHistory } from './propertyHistoryExpected.ts';
import { propertyHistoryWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const { shown, versions } = sampleHistory;
const listAddress = propertyPageAddress('propertyHistory', shown.property);
const { version: earlier, other: later } = sampleComparison.compared;

createDashboardWalk<keyof typeof propertyHistoryWalk.expected, VersionsHistory>({
  ...propertyHistoryWalk,
  title: 'the history of a property',
  address: listAddress,
  history: { choice: { version: 3, other: 4 } },
  // The contents of the versions arrive at once.
  arrive: async ({ page }) => {
    await page.route(/\/versions\/\d+$/, (route) => {
      const version = Number(route.request().url().at(-1));
      return route.fulfill({ json: { version, document: version === 4 ? later : earlier } });
    });
  },
  requestBody: (call) =>
    call === 'restoreVersion' ? { revision: shown.revision, document: publishedDocument } : undefined,
  // The history is loaded with the present content.
  otherCalls: ({ to }) => {
    if (to === 'loading' || to === 'list.refreshing') return ['showProperty'];
    return to === 'comparing' ? ['showProperty'] : [];
  },
  createActions: ({ page, hostStub, history, record, press }) => {
    const load = async () => {
      await hostStub.answerWith('showProperty', shown);
      await hostStub.answerWith('loadHistory', { versions });
    };
    const open = (address: string) =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to);
      }, address);
    const fail = (call: 'loadHistory' | 'restoreVersion', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'loadHistory.answered': load,
      'loadHistory.failed.unreachable': fail('loadHistory', 'unreachable'),
      'loadHistory.failed.not-found': fail('loadHistory', 'not-found'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'content')),
      'refreshHistory.answered': load,
      'refreshHistory.failed.unreachable': fail('loadHistory', 'unreachable'),
      'comparison.chosen': async () => {
        record({ choice: { version: 3, other: 4 } });
        const name = history().translator.text('dashboard.history.compare.of', { version: 3, other: 4 });
        await page.getByRole('button', { name, exact: true }).click();
        return button(name);
      },
      'address.changed': async () => {
        const version = history().choice.version === 2 ? 3 : 2;
        record({ choice: { version, other: 4 } });
        await open(propertyComparisonAddress(shown.property, version, 4));
      },
      'address.changed.list': () => open(listAddress),
      'list.requested': ({ from }) =>
        press(from === 'unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.history.all'),
      'restoration.requested': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        const { choice, translator } = history();
        const name = translator.text('dashboard.history.restore', { version: choice.version });
        await page.getByRole('button', { name, exact: true }).click();
        return button(name);
      },
      'compareVersions.answered': async () => {
        await load();
      },
      'compareVersions.failed.unreachable': fail('loadHistory', 'unreachable'),
      'restoreVersion.answered': () =>
        hostStub.answerWith('restoreVersion', { revision: 'r-4', errors: [], warnings: [] }),
      'restoreVersion.failed.draft-changed': fail('restoreVersion', 'draft-changed'),
      'restoreVersion.failed.command-refused': fail('restoreVersion', 'command-refused'),
      'restoreVersion.failed.too-many-requests': fail('restoreVersion', 'too-many-requests'),
      'restoreVersion.failed.unreachable': fail('restoreVersion', 'unreachable'),
    };
  },
});
