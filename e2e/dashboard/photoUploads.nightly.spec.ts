import type { Page, Route } from '@playwright/test';
import { propertySectionAddress } from '../../contract/dashboard/pages.ts';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { sampleProperty } from '../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { savingDelay } from '../../machines/dashboard/propertyEditor/propertyEditor.setup.ts';
import {
  halfUpload,
  samplePhoto,
  startedUpload,
  wholeUpload,
} from '../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { problemAnswer } from '../support/problems.ts';
import { reconnect } from '../support/reconnect.ts';
import { expect, test } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { reportDataChange, waitForState } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';

test.use({ allowsFailedCalls: true });

/** The delay of the machine of an upload, in milliseconds. */
const repeatInterval = 10_000;

const calls = {
  start: /\/photo-uploads$/,
  send: /\/photo-uploads\/[^/]+\/parts\?/,
  look: /\/photo-uploads\/[^/]+$/,
  add: /\/photo-uploads\/[^/]+\/photo$/,
} as const;
type UploadCall = keyof typeof calls;

const fail = (route: Route, kind: FailureKind) => {
  const answer = problemAnswer('saveContent', kind, false);
  return answer ? route.fulfill(answer) : route.abort('connectionfailed');
};

async function openPhotos(page: Page) {
  const hostStub = await openDashboard({
    page,
    address: propertySectionAddress(sampleProperty.property, 'photos'),
    language: 'en',
    session: ownerSession,
    delays: [savingDelay, repeatInterval],
  });
  await hostStub.answerWith('showProperty', { ...sampleProperty, hasDraft: true });
  const main = page.getByRole('main');
  const choose = async (...names: readonly string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: words('dashboard.photos.choose') }).click();
    const files = names.map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) }));
    await (await chooser).setFiles(files);
  };
  const expectText = (id: MessageId) => expect(main).toContainText(words(id).split('{')[0]!);
  return { hostStub, main, choose, expectText };
}

test('an upload survives every kind of interruption, and can be repeated after a failure', async ({
  page,
}) => {
  const { main, choose, expectText } = await openPhotos(page);
  const answers: [UploadCall, FailureKind | object][] = [];
  for (const call of Object.keys(calls) as UploadCall[]) {
    await page.route(calls[call], async (route) => {
      const [expected, answer] = answers.shift() ?? [];
      expect(call).toBe(expected);
      return typeof answer === 'string' ? fail(route, answer) : route.fulfill({ json: answer });
    });
  }
  const interrupted = async () => {
    await expectText('dashboard.photos.paused');
    await expect.poll(() => answers.length).toBe(0);
  };

  answers.push(['start', 'too-many-requests']);
  await choose('terrace.jpg');
  await interrupted();
  answers.push(['start', startedUpload], ['send', 'wrong-offset'], ['look', 'unreachable']);
  await elapseDelay(page, repeatInterval);
  await interrupted();
  answers.push(['look', 'too-many-requests']);
  await elapseDelay(page, repeatInterval);
  await interrupted();
  answers.push(['look', halfUpload], ['send', 'too-many-requests']);
  await reconnect(page);
  await interrupted();
  answers.push(['look', wholeUpload], ['add', 'unreachable']);
  await reconnect(page);
  await interrupted();
  answers.push(['look', wholeUpload], ['add', 'too-many-requests']);
  await reconnect(page);
  await interrupted();
  answers.push(['look', wholeUpload], ['add', 'not-found']);
  await reconnect(page);
  await expectText('dashboard.photos.failed');
  answers.push(['start', startedUpload], ['send', 'not-found']);
  const again = main.getByRole('button', { name: words('action.tryAgain') });
  await again.click();
  await expect.poll(() => answers.length).toBe(0);
  await expectText('dashboard.photos.failed');
  answers.push(['start', startedUpload], ['send', wholeUpload], ['add', samplePhoto]);
  await again.click();
  await expect(main).toContainText('1 of 1 photo sent');
});

test('a file that cannot be prepared is refused, or fails', async ({ page }) => {
  const { choose, expectText } = await openPhotos(page);
  await choose('terrace.heic');
  await expectText('dashboard.photos.heic');
  await page.evaluate(() => {
    Object.defineProperty(Blob.prototype, 'size', {
      get: () => {
        throw new Error('The file cannot be read.');
      },
    });
  });
  await choose('terrace.jpg');
  await expectText('dashboard.photos.failed');
});

test('a photo is added to the draft whatever happens to it, and leaving the page saves the draft', async ({
  page,
}) => {
  const { hostStub, choose } = await openPhotos(page);
  const held: Route[] = [];
  await page.route(calls.start, (route) => route.fulfill({ json: startedUpload }));
  await page.route(calls.send, (route) => route.fulfill({ json: wholeUpload }));
  await page.route(calls.add, (route) => void held.push(route));
  let count = 0;
  const addPhoto = async (state: string) => {
    await choose(`${count}.jpg`);
    await expect.poll(() => held.length).toBe(1);
    count += 1;
    await held.pop()!.fulfill({ json: { ...samplePhoto, id: String(count).padStart(32, '0') } });
    await expect(page.getByRole('main')).toContainText('1 of 1 photo sent');
    await waitForState(page, 'propertyEditor', state);
  };
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });

  await reportDataChange(page, 'content');
  await waitForState(page, 'propertyEditor', 'editing.refreshing');
  await addPhoto('editing.waiting');
  await addPhoto('editing.waiting');
  await leave();
  await waitForState(page, 'propertyEditor', 'editing.saving.current');
  await addPhoto('editing.saving.outdated');
  await addPhoto('editing.saving.outdated');
  await hostStub.fail('saveContent', 'unreachable');
  await waitForState(page, 'propertyEditor', 'editing.notSaved');
  await leave();
  await waitForState(page, 'propertyEditor', 'editing.saving.current');
  await hostStub.fail('saveContent', 'unreachable');
  await waitForState(page, 'propertyEditor', 'editing.notSaved');
  await addPhoto('editing.waiting');
  await elapseDelay(page, savingDelay);
  await hostStub.fail('saveContent', 'validation-failed');
  await waitForState(page, 'propertyEditor', 'editing.refused');
  await addPhoto('editing.waiting');
});
