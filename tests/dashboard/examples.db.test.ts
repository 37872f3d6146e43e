import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '../../server/host/commands/shared/commandContext.ts';
import { fillExamples, removeExamples } from '../../server/host/commands/index.ts';
import { openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
let owner: Browser;
beforeAll(async () => {
  dashboard = await openDashboard(['casa', 'next']);
  owner = dashboard.as('owner');
});
afterAll(() => dashboard.close());

const readStays = () => dashboard.host.db.selectFrom('reservation').select(['unitId', 'status']).execute();

test('a month of examples fills free nights of every property without e-mails, and is removed', async () => {
  const { stays } = await owner.call('fillExamples');
  expect(stays).toBeGreaterThan(12);
  const filled = await readStays();
  expect(filled).toHaveLength(stays);
  expect(new Set(filled.map(({ unitId }) => unitId))).toEqual(new Set(['casa', 'next']));
  expect(new Set(filled.map(({ status }) => status))).toEqual(new Set(['confirmed', 'awaiting_payment']));
  expect(dashboard.host.mails.mails).toEqual([]);
  expect(await dashboard.host.commands.run('examples.fill', {})).toEqual({ stays: 0 });
  expect(await owner.call('removeExamples')).toEqual({ stays });
  expect(await readStays()).toEqual([]);
});

test('no examples are added to a site that sends e-mails or takes payments', async () => {
  const context = { isSandbox: false } as CommandContext;
  for (const run of [fillExamples, removeExamples]) {
    await expect(run(context)).rejects.toThrow('Examples exist only while the site uses the sandbox');
  }
});
