import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { noticesPath } from '../../contract/values/noticesPath.ts';
import { openTestSite } from './support/site.ts';

const publicUrl = 'https://stay.example';
const path = '/.well-known/security.txt';

describe('a finder of a security problem', () => {
  test('gets the contact, its expiry and the languages as RFC 9116 requires', async () => {
    const { ask } = await openTestSite({
      publicUrl,
      offered: ['pt', 'en'],
      securityContact: 'mailto:safety@stay.example',
    });
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Content-Type')?.toLowerCase()]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const lines = (await answer.text()).trimEnd().split('\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
    expect(fields).toEqual({
      Contact: 'mailto:safety@stay.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
      'Preferred-Languages': 'pt, en',
      Canonical: publicUrl + path,
    });
    const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
    // A year is the most that the standard recommends.
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test('gets 404 if the host has set no contact', async () => {
    const { ask } = await openTestSite({ publicUrl });
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  });
});

test('a text of the site lists the licences of all third-party software, fonts and data', async () => {
  const { ask } = await openTestSite();
  const answer = await ask(noticesPath);
  expect([answer.status, answer.headers.get('Content-Type')?.toLowerCase()]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(await answer.text()).toMatch(/^Open-source licences\n/);
});

/** The content of an icon file: pictures one after the other, below their directory. */
async function iconsIn(file: Buffer) {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const icons = entries.map((at) => {
    const [bytes, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    return { size: [file[at], file[at + 1]], picture: file.subarray(offset, offset + bytes) };
  });
  const sizes = icons.map(async ({ size, picture }) => {
    const { format, width, height } = await sharp(picture).metadata();
    return { format, size, is: [width, height] };
  });
  return Promise.all(sizes);
}

test('/favicon.ico contains the icon in three sizes for programs that read no page', async () => {
  const { ask } = await openTestSite();
  const answer = await ask('/favicon.ico');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/x-icon']);
  const icons = await iconsIn(Buffer.from(await answer.arrayBuffer()));
  expect(icons).toEqual(
    [16, 32, 48].map((size) => ({ format: 'png', size: [size, size], is: [size, size] })),
  );
});
