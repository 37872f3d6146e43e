import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { listedProperties } from '../../machines/dashboard/shared/property.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { proveIdentity } from './proofSteps.ts';
import type { PropertyListHistory } from './propertyListExpected.ts';
import { propertyListWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const usual = listedProperties.map(({ property }) => property);
const names = new Map(listedProperties.map((one) => [one.property, one.name]));
const [casa] = listedProperties;

createDashboardWalk<keyof typeof propertyListWalk.expected, PropertyListHistory>({
  ...propertyListWalk,
  title: 'the list of properties',
  address: dashboardPages.properties,
  history: { isOrdering: false, order: usual, moved: '', isRetired: false },
  requestBody: (call, { order }) => {
    if (call === 'orderProperties') return { properties: order };
    return call === 'changeProperty' ? { isRetired: true } : undefined;
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  continuing: ['search.changed', 'more.requested', 'ordering.started', 'ordering.ended', 'property.moved'],
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const pressNamed = async (name: string) => {
      await main.getByRole('button', { name, exact: true }).click();
      return button(name);
    };
    const list = async () => {
      await hostStub.answerWith('listProperties', { properties: listedProperties });
      record({ order: usual });
    };
    const fail = (call: 'listProperties' | 'orderProperties' | 'changeProperty', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'listProperties.answered': list,
      'listProperties.failed.unreachable': fail('listProperties', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'content')),
      'refreshProperties.answered': list,
      'refreshProperties.failed.unreachable': fail('listProperties', 'unreachable'),
      'ordering.started': async () => {
        if (history().isOrdering) await press('dashboard.properties.ordered');
        record({ isOrdering: true, moved: '' });
        return press('dashboard.properties.order');
      },
      'ordering.ended': async () => {
        if (!history().isOrdering) await press('dashboard.properties.order');
        record({ isOrdering: false, moved: '' });
        return press('dashboard.properties.ordered');
      },
      'property.moved': async ({ from }) => {
        const { text } = history().translator;
        if (!history().isOrdering) await press('dashboard.properties.order');
        const [first, moved] = history().order as [string, string];
        const name = names.get(moved)!;
        await pressNamed(text('dashboard.properties.up.of', { name }));
        record({ isOrdering: true, moved });
        // An order that is no longer the present one would be followed by a second request.
        if (from === 'shown.ordering') {
          await pressNamed(text('dashboard.properties.down.of', { name }));
          return button(text('dashboard.properties.up.of', { name }));
        }
        record({ order: [moved, first] });
        // The property is the first one then, so that only the other button can be pressed.
        return button(text('dashboard.properties.down.of', { name }));
      },
      'orderProperties.answered': () =>
        hostStub.answerWith('orderProperties', { properties: [...history().order] }),
      'orderProperties.failed.unreachable': fail('orderProperties', 'unreachable'),
      'orderProperties.failed.too-many-requests': fail('orderProperties', 'too-many-requests'),
      'change.requested': async () => {
        const { text } = history().translator;
        if (history().isOrdering) await press('dashboard.properties.ordered');
        record({ isOrdering: false, moved: '', isRetired: false });
        const row = main.locator('li').filter({ has: page.getByRole('heading', { name: casa!.name }) });
        await row.locator('summary').click();
        await row
          .getByRole('button', { name: text('dashboard.properties.action.retire'), exact: true })
          .click();
      },
      'change.confirmed': ({ from }) =>
        from === 'changing.unconfirmed'
          ? press('dashboard.outcome.repeat')
          : pressNamed(history().translator.text('dashboard.properties.action.retire')),
      'change.abandoned': ({ from }) =>
        press(from === 'changing.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.properties.back'),
      'changeProperty.answered': async () => {
        await hostStub.answerWith('changeProperty', { property: casa!.property, version: 4 });
        record({ isRetired: true });
      },
      'changeProperty.failed.proof-required': fail('changeProperty', 'proof-required'),
      'changeProperty.failed.command-refused': fail('changeProperty', 'command-refused'),
      'changeProperty.failed.content-incomplete': fail('changeProperty', 'content-incomplete'),
      'changeProperty.failed.too-many-requests': fail('changeProperty', 'too-many-requests'),
      'changeProperty.failed.unreachable': fail('changeProperty', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
