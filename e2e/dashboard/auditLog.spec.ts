import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { earlierActions, newestActions } from '../../machines/dashboard/auditLog/auditLog.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import type { AuditLogHistory } from './auditLogExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { auditLogWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof auditLogWalk.expected, AuditLogHistory>({
  ...auditLogWalk,
  title: 'the log of what people did',
  address: dashboardPages.auditLog,
  history: { added: 0, search: '' },
  createActions: ({ page, hostStub, history, record, press }) => ({
    'listActions.answered': async () => {
      record({ added: 0 });
      await hostStub.answerWith('listActions', withIds(newestActions));
    },
    'filters.chosen': async () => {
      const search = history().search === 'marta' ? 'rui' : 'marta';
      await page.locator('[name=search]').fill(search);
      record({ search });
      return press('dashboard.audit.find');
    },
    'listActions.failed.unreachable': () => hostStub.fail('listActions', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'more.requested': () => press('dashboard.audit.more'),
    'listEarlierActions.answered': async () => {
      const added = history().added + 1;
      record({ added });
      const actions = earlierActions.actions.map((entry) => ({ ...entry, id: `${entry.id}${added}` }));
      await hostStub.answerWith('listEarlierActions', withIds({ ...earlierActions, actions }));
    },
    'listEarlierActions.failed.unreachable': () => hostStub.fail('listEarlierActions', 'unreachable'),
  }),
});

/** The answer of the host, which also has the id of each reservation. */
function withIds({ actions, next }: typeof newestActions) {
  return { actions: actions.map((entry) => ({ ...entry, reservationId: null })), next };
}
