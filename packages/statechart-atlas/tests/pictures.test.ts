import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { manifestName, readManifest, type Manifest } from '../src/pictures.ts';

const taken: Manifest = {
  commit: '0123abc',
  takenAt: '2031-05-04T12:00:00.000Z',
  seconds: 61.5,
  pictures: [
    {
      machine: 'booking',
      state: 'otp.expired',
      language: 'fr',
      device: 'phone',
      scheme: 'dark',
      file: 'booking/otp.expired.fr.phone.dark.webp',
      width: 780,
      height: 1688,
      bytes: 20_000,
    },
  ],
  texts: [],
  mails: [],
};

function folderWith(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'estadia-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (text !== undefined) writeFileSync(join(folder, manifestName), text);
  return folder;
}

const reading = (text: string) => () => readManifest(folderWith(text));

const otherwise = (change: (manifest: Manifest) => unknown) => {
  const copy = structuredClone(taken);
  change(copy);
  return JSON.stringify(copy);
};

test('reads the manifest of a folder; undefined if there are no pictures', () => {
  expect(readManifest(folderWith(JSON.stringify(taken)))).toEqual(taken);
  expect(readManifest(folderWith())).toBeUndefined();
});

test('reports the file, the problem and the fix for a broken manifest', () => {
  expect(reading('{"commit": ')).toThrow(/manifest\.json: .*JSON.*npm run atlas -- pictures/);
  expect(reading(otherwise(({ pictures }) => Object.assign(pictures[0]!, { device: 'watch' })))).toThrow(
    /manifest\.json: pictures\.0\.device: .*"watch"/,
  );
  expect(reading(JSON.stringify({ ...taken, mails: undefined }))).toThrow(/mails: /);
});

test.each(['../secret.webp', 'booking/../../secret.webp', '/etc/passwd', ''])(
  'a manifest names no file outside of its folder, as “%s”',
  (file) => {
    expect(reading(otherwise(({ pictures }) => (pictures[0]!.file = file)))).toThrow(
      /pictures\.0\.file: is not a file in the folder/,
    );
  },
);
