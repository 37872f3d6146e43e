import { expect, test } from 'vitest';
import type { KeysInUse, LostWithKey } from '../../server/host/index.ts';
import { dayFromNow, createLegalForm } from '../support/guests.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const first = 'the first key, as long as one has to be';
const soon = { interval: 20 };
const second = 'the second key, as long as one has to be';

test('documents move to a new secret key while the site runs, and unreadable ones are reported', async () => {
  const place = await createInstallation();
  const reencrypt = async () => {
    const result = await runCommand(place, ['keys', 'seal-again', '--json']);
    return { ...result, keys: result.json() as KeysInUse };
  };
  const before = await startSite(place, { secretKey: first });
  const stay = await before.book(30);
  await before.register(stay, [createLegalForm(), createLegalForm()]);
  await before.stop();

  // The key before was taken away too early.
  const hasty = await startSite(place, { secretKey: second, secretKeyPrevious: first });
  await hasty.stop();
  const early = await startSite(place, { secretKey: second });
  expect(await early.follow(stay.id, stay.token)).toBe(404);
  const lost = await reencrypt();
  expect(lost).toMatchObject({ code: 1, keys: { hasPrevious: false } });
  expect(lost.keys.documents).toEqual({ again: 0, already: 0, unreadable: [stay.number, stay.number] });
  expect(lost.err).toContain(`Encrypted data of ${stay.number} can be read neither`);
  expect(lost.err).toContain('Set SECRET_KEY_PREVIOUS');
  await early.stop();

  const site = await startSite(place, { secretKey: second, secretKeyPrevious: first });
  expect(await site.follow(stay.id, stay.token)).toBe(200);
  const done = await reencrypt();
  expect(done).toMatchObject({ code: 0, err: '', keys: { hasPrevious: true } });
  expect(done.keys.documents).toEqual({ again: 2, already: 0, unreadable: [] });
  // Ninety days after departure.
  const lastDay = dayFromNow(30 + 3 + 90);
  expect(done.keys.linksUntil).toBe(lastDay);
  const { out } = await runCommand(place, ['keys', 'seal-again']);
  expect(out).toMatch(/^documents +0 +2 +0$/m);
  expect(out).toContain(`You can remove SECRET_KEY_PREVIOUS after ${lastDay}`);
});

test('a lost key is replaced: its documents and links are lost and reported, all else remains', async () => {
  const place = await createInstallation();
  const replaceLost = (secretKey: string, ...more: string[]) =>
    runCommand(place, ['keys', 'replace-lost', ...more], { settings: { SECRET_KEY: secretKey } });
  const before = await startSite(place, { secretKey: first });
  const [reported, registered, bare] = [await before.book(30), await before.book(40), await before.book(50)];
  for (const stay of [reported, registered])
    await before.register(stay, [createLegalForm(), createLegalForm()]);
  await before.commands.run('bulletins.note', { reservationIds: [reported.id] });
  await expect.poll(() => before.subjectsTo(registered.guest.email), soon).toHaveLength(3);
  await before.stop();
  expect(await replaceLost(first, '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing is lost'),
  });

  await expect(startSite(place, { secretKey: second })).rejects.toThrow(/keys replace-lost/);
  expect((await replaceLost(second)).code).toBe(2);
  const settings = { SECRET_KEY: second };
  const declined = await runCommand(place, ['keys', 'replace-lost'], { settings, confirms: false });
  expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
  expect(declined.questions[0]).toMatch(/Documents that are deleted +of 4 guests, of 2 reservations/);
  await expect(startSite(place, { secretKey: second })).rejects.toThrow(/SECRET_KEY is not the one/);

  const done = await replaceLost(second, '--yes', '--json');
  expect(done).toMatchObject({ code: 0, err: '' });
  const numbers = [reported, registered, bare].map(({ number }) => number);
  const lost = done.json() as LostWithKey;
  expect(lost.links).toEqual(numbers);
  expect(lost.documents.toSorted()).toEqual(
    [reported, reported, registered, registered].map(({ number }) => number).toSorted(),
  );

  const site = await startSite(place, { secretKey: second });
  expect(await site.follow(registered.id, registered.token)).toBe(404);
  await site.commands.run('reservations.sendNewLink', { reservation: registered.number });
  await expect.poll(() => site.subjectsTo(registered.guest.email), soon).toHaveLength(4);
  const [mail] = await site.mailsTo(registered.guest.email);
  const token = /#token=(\S+)/.exec(mail!.text)![1]!;
  expect(await site.follow(registered.id, token)).toBe(200);
  await site.register({ ...registered, token }, [createLegalForm(), createLegalForm()]);
  const shown = await site.commands.run('reservations.show', { reservation: reported.number });
  expect(shown).toMatchObject({ status: 'confirmed' });
  const exported = await site.commands.run('guests.export', { reservation: reported.number });
  expect(exported.guests).toEqual([]);
  await site.stop();
  expect((await replaceLost(second, '--yes')).err).toContain('Nothing is lost');
});
