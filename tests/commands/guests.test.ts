import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Erasure } from '../../server/host/index.ts';
import type { GuestExport } from '../../server/host/commands/guests/exportGuest.ts';
import { createLegalForm } from '../support/guests.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const soon = { interval: 20 };
const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });

const tokenIn = ({ text }: { text: string }) => /#token=(\S+)/.exec(text)![1]!;

test('a guest is mailed a new link, and the earlier ones stop working', async () => {
  const { id, number, token, guest } = await site.book(10);
  const newlink = (...more: string[]) => runCommand(place, ['reservations', 'newlink', number, ...more]);
  expect((await newlink()).code).toBe(2);
  const declined = await runCommand(place, ['reservations', 'newlink', number], { confirms: false });
  expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
  expect(declined.questions[0]).toMatch(/^E-mail a•••\S+@guests\.test a new link/);
  expect(await site.follow(id, token)).toBe(200);

  const sent = await newlink('--yes', '--json');
  expect(sent).toMatchObject({ code: 0, err: 'The e-mail with the new link is being sent.\n' });
  expect(sent.json()).toMatchObject({ number, worksUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await site.follow(id, token)).toBe(404);
  await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
  const [mail] = await site.mailsTo(guest.email);
  expect(mail!.subject).toBe(`A new link to your reservation ${number}`);
  expect(await site.follow(id, tokenIn(mail!))).toBe(200);
  for (const text of [sent.out, sent.err, site.log.join('')]) expect(text).not.toContain(tokenIn(mail!));
});

describe('the stored data of a guest', () => {
  test('the export is a file that only its owner can read, with decrypted documents', async () => {
    const stay = await site.book(20);
    const form = createLegalForm({ documentNumber: 'CANARY42' });
    await site.register(stay, [form, createLegalForm()]);
    const written = await runCommand(place, ['guests', 'export', stay.number, '--json']);
    const file = join(place.dataDir, 'exports', `guest-${stay.number}.json`);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.json()).toEqual({ file, number: stay.number, otherReservations: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = JSON.parse(await readFile(file, 'utf8')) as GuestExport;
    expect(kept.guests[0]).toEqual(form);
    expect(kept.reservation).toMatchObject({ ...stay.guest, status: 'confirmed' });
    expect(kept.payments).toMatchObject([{ status: 'paid', amount: 33_000 }]);
    expect(site.log.join('')).not.toContain('CANARY42');

    const again = await runCommand(place, ['guests', 'export', stay.number]);
    expect(again.code).toBe(1);
    expect(again.err).toContain('already exists');
    const otherFile = join(place.folder, 'elsewhere.json');
    expect((await runCommand(place, ['guests', 'export', stay.number, '--out', otherFile])).out).toContain(
      otherFile,
    );
    expect(JSON.parse(await readFile(otherFile, 'utf8'))).toMatchObject({ number: stay.number });
  });

  test('the export finds a guest by e-mail address, with the latest reservation', async () => {
    const stay = await site.book(40);
    const out = join(place.folder, 'by-address.json');
    const exported = (address: string) =>
      runCommand(place, ['guests', 'export', address, '--out', out, '--json']);
    const written = await exported(stay.guest.email.toUpperCase());
    expect(written.json()).toEqual({ file: out, number: stay.number, otherReservations: [] });
    const unknown = await runCommand(place, ['guests', 'export', 'nobody@example.org']);
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.err).toContain('No reservation has the e-mail address nobody@example.org');
  });

  test('a guest is erased once the stay is over, and commands say so', async () => {
    const { number, guest, id, token } = await site.book(30);
    const erase = (...more: string[]) => runCommand(place, ['guests', 'erase', number, ...more]);
    const early = await erase('--yes');
    expect(early).toMatchObject({ code: 1, out: '' });
    expect(early.err).toMatch(/is not over: its guest can be erased from \d{4}-\d\d-\d\d on/);

    await runCommand(place, ['reservations', 'cancel', number, '--yes']);
    await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
    expect((await erase()).code).toBe(2);
    const declined = await runCommand(place, ['guests', 'erase', number], { confirms: false });
    expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    expect(declined.questions[0]).toContain(`the guest of ${number} will be erased`);
    const erased = await erase('--yes', '--json');
    expect(erased).toMatchObject({ code: 0, err: '' });
    expect(erased.json()).toMatchObject({ number, documentsUntil: null } satisfies Partial<Erasure>);
    expect((await erase()).out).toContain(`The guest of reservation ${number} was erased`);
    expect(await site.follow(id, token)).toBe(404);

    const shown = await runCommand(place, ['reservations', 'show', number]);
    expect(shown.out).toMatch(/^Guest +erased 20/m);
    expect(shown.out).not.toMatch(/E-mail|Phone|Special requests/);
    expect(shown.out).toContain('330.00 EUR');
    const listed = await runCommand(place, ['reservations', 'list', '--status', 'cancelled']);
    expect(listed.out).toMatch(new RegExp(`^${number} .* erased +330.00 EUR$`, 'm'));
    for (const args of [
      ['mails', 'resend', number, 'cancelled'],
      ['reservations', 'newlink', number, '--yes'],
    ]) {
      const refused = await runCommand(place, args);
      expect(refused.code).toBe(1);
      expect(refused.err).toContain(`The guest of reservation ${number} is erased`);
    }
    expect(await site.subjectsTo(guest.email)).toHaveLength(3);
  });
});
