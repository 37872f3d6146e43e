import { resolve } from 'node:path';
import { problemTypeBase } from '../../contract/values/problemKinds.ts';
import { problemTitles } from '../../contract/values/problemTitles.ts';
import { words } from '../support/words.ts';
import { beginTask, expect, openSection, property, publish, test } from './managedProperty.ts';

// One site for both tests.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// The other changes are in changeProperty.nightly.spec.ts.
test('a host changes the door code, and a guest who has booked reads it', async ({
  page,
  person,
  guest,
  link,
}) => {
  const start = await beginTask(page, person);
  await openSection(person, 'dashboard.editor.arrival');
  await person.replace(words('dashboard.field.keys'), 'The code of the key box is 4711.');
  await publish(person);
  person.finish(start);
  await guest.goto(link);
  await expect(guest.getByRole('main')).toContainText('The code of the key box is 4711.');
});

const photo = resolve(import.meta.dirname, '../../demo/casa-do-limoeiro/photos/02-living-room.webp');
const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0x00]) };

test('a photo arrives after lost calls, once, and a file that is no photo is refused', async ({ page }) => {
  await page.goto(`/host/properties/${property}/edit/photos`);
  const main = page.getByRole('main');
  const choose = async (file: string | typeof broken) => {
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: words('dashboard.photos.choose') }).click();
    await (await chooser).setFiles(file);
  };
  const returnConnection = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  const lose = (path: string) => page.route(path, (route) => route.abort(), { times: 1 });
  const [begun, sent] = ['**/photo-uploads', '**/photo-uploads/*/parts?*'];
  await lose(begun);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/photo-uploads'));
  await choose(photo);
  await lost;
  await lose(sent);
  const interrupted = page.waitForEvent('requestfailed', (request) => request.url().includes('/parts'));
  await returnConnection();
  await interrupted;
  await expect(main).toContainText('It continues by itself');
  await returnConnection();
  await expect(main).toContainText('1 of 1 photo sent');

  await choose(photo);
  await expect(main).toContainText(words('dashboard.photos.duplicate'));
  await choose(broken);
  await expect(main).toContainText(words('dashboard.photos.damaged'));
  await lose(sent);
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('/parts'));
  await choose(photo);
  await again;
  const expired = { type: `${problemTypeBase}not-found`, title: problemTitles['not-found'], status: 404 };
  await page.route('**/photo-uploads/*', (route) => route.fulfill({ status: 404, json: expired }), {
    times: 1,
  });
  await returnConnection();
  await expect(main).toContainText(words('dashboard.photos.failed'));
});
