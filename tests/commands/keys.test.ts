import { expect, test } from 'vitest';
import type { KeysInUse } from '../../server/host/index.ts';
import { dayFromNow, someForm } from '../support/bookings.ts';
import { newInstallation, startSite, type } from './support/site.ts';

const first = 'the first key, as long as one has to be';
const second = 'the second key, as long as one has to be';

test('documents go over to another secret key while the site runs, and what no key opens is told', async () => {
  const place = await newInstallation();
  const sealAgain = async () => {
    const said = await type(place, ['keys', 'seal-again', '--json']);
    return { ...said, told: said.json() as KeysInUse };
  };
  const before = await startSite(place, { secretKey: first });
  const stay = await before.book(30);
  await before.register(stay, [someForm(), someForm()]);
  await before.stop();

  // The key before was taken away too early.
  const hasty = await startSite(place, { secretKey: second, secretKeyPrevious: first });
  await hasty.stop();
  const early = await startSite(place, { secretKey: second });
  expect(await early.follow(stay.id, stay.token)).toBe(404);
  const lost = await sealAgain();
  expect(lost).toMatchObject({ code: 1, told: { hasPrevious: false } });
  expect(lost.told.documents).toEqual({ again: 0, already: 0, unreadable: [stay.number, stay.number] });
  expect(lost.err).toContain(`What was sealed of ${stay.number} opens neither`);
  expect(lost.err).toContain('Set SECRET_KEY_PREVIOUS');
  await early.stop();

  const site = await startSite(place, { secretKey: second, secretKeyPrevious: first });
  expect(await site.follow(stay.id, stay.token)).toBe(200);
  const done = await sealAgain();
  expect(done).toMatchObject({ code: 0, err: '', told: { hasPrevious: true } });
  expect(done.told.documents).toEqual({ again: 2, already: 0, unreadable: [] });
  // Ninety days after departure.
  const lastDay = dayFromNow(30 + 3 + 90);
  expect(done.told.linksUntil).toBe(lastDay);
  const { out } = await type(place, ['keys', 'seal-again']);
  expect(out).toMatch(/^documents +0 +2 +0$/m);
  expect(out).toContain(`SECRET_KEY_PREVIOUS may be removed after ${lastDay}`);
});
