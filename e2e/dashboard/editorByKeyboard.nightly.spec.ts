import { changeFields } from '../../contract/content/documentFields.ts';
import { propertyPageAddress } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { fullProperty } from './fullProperty.ts';
import { openDashboard } from './openDashboard.ts';
import { checkInPath } from './propertyEditorExpected.ts';

test.use({ allowsFailedCalls: true });

const changeCheckIn = (value: string) => changeFields(fullProperty.document, [{ path: checkInPath, value }]);

test('changes a property and resolves a conflict with the keyboard alone', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: propertyPageAddress('property', fullProperty.property),
    language: 'en',
    session: ownerSession,
  });
  const main = page.getByRole('main');
  const link = (id: MessageId) => main.getByRole('link', { name: words(id) });
  const activate = async (target: ReturnType<typeof link>) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  const show = () => hostStub.answerWith('showProperty', fullProperty);
  await show();
  await activate(link('dashboard.editor.rules'));
  await show();

  // The parts of the time, in the browser's own field.
  await tabTo(main.getByLabel(words('dashboard.field.checkInAfter')));
  await page.keyboard.type('0430PM');
  await page.keyboard.press('Tab');
  await expect.poll(() => hostStub.isHeld('saveContent')).toBe(true);
  await hostStub.fail('saveContent', 'draft-changed');
  const theirs = { ...fullProperty, revision: 'revision-2', document: changeCheckIn('17:00') };
  await hostStub.answerWith('loadOtherVersion', theirs);

  await tabTo(main.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: words('dashboard.editor.conflict.theirs') })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  const before = hostStub.requests.length;
  await activate(main.getByRole('button', { name: words('dashboard.editor.conflict.resolve') }));
  const { body } = await hostStub.waitForRequest('saveContent', before);
  expect(body).toEqual({ revision: 'revision-2', document: changeCheckIn('16:30') });
  await hostStub.answerWith('saveContent', { revision: 'revision-3', errors: [], warnings: [] });

  await activate(link('dashboard.editor.back'));
  await show();
  await activate(link('dashboard.editor.rooms'));
  await show();
  const room = main.locator('summary').first();
  await activate(room);
  await activate(main.getByRole('button', { name: words('dashboard.editor.down') }).first());
  await expect.poll(() => hostStub.isHeld('saveContent')).toBe(true);
});
