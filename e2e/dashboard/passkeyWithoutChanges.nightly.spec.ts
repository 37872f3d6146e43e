import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { silentFor } from '../../contract/dashboard/events.ts';
import {
  createdPasskey,
  creationOptions,
} from '../../machines/dashboard/passkeyCreation/passkeyCreation.samples.ts';
import { ownPasskeys } from '../../machines/dashboard/passkeys/passkeys.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { expect, test } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { silenceDataChanges } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';
import { confirmPasskey } from './passkeyStub.ts';

test('adds a passkey while no changes by other people arrive', async ({ page }) => {
  const main = page.getByRole('main');
  const press = (id: MessageId) => main.getByRole('button', { name: words(id), exact: true }).click();
  const hostStub = await openDashboard({
    page,
    address: dashboardPages.passkeys,
    language: 'en',
    session: { ...ownerSession, hasPasskey: false },
    delays: [silentFor],
  });
  await hostStub.answerWith('listPasskeys', { passkeys: [] });
  await silenceDataChanges(page, true);
  await elapseDelay(page, silentFor);
  await expect(main).toContainText(words('dashboard.changes.missed'));

  await press('dashboard.passkeys.add');
  await press('dashboard.passkeys.create');
  await hostStub.answerWith('requestCreation', creationOptions);
  await confirmPasskey(page);
  const { body } = await hostStub.waitForRequest('savePasskey', 0);
  expect(body).toEqual(createdPasskey);
  await hostStub.answerWith('savePasskey', ownerSession);
  await hostStub.answerWith('listPasskeys', { passkeys: ownPasskeys });
  await expect(main).toContainText(ownPasskeys[0]!.name);
  await expect(main).toContainText(words('dashboard.changes.missed'));
});
