import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { importLimits } from '../../contract/imports/limits.ts';
import { readArchive } from '../../src/dashboard/actors/readArchive.ts';
import { airbnbListings } from '../contract/imports/support/airbnb.ts';

const json = strToU8(JSON.stringify(airbnbListings));
const photo = Uint8Array.from([0xff, 0xd8, 0xff]);

/** Writes another size of the first entry into both of its headers. */
function declareSize(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset);
  view.setUint32(22, size, true);
  const central = archive.findLastIndex(
    (byte, index) => byte === 0x50 && archive[index + 1] === 0x4b && archive[index + 2] === 1,
  );
  view.setUint32(central + 24, size, true);
  return archive;
}

describe('an archive of personal data', () => {
  test('contains properties, and photos whose folders do not matter', async () => {
    const archive = zipSync({
      'json/listings.json': json,
      'json/reviews.json': strToU8('[]'),
      '../../etc/photo.JPG': photo,
      'notes.html': strToU8('<p>'),
    });
    const read = await readArchive(archive);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.properties.map(({ values }) => values.name)).toEqual([
      'Sunny flat in Alfama',
      'Room in Porto',
    ]);
    expect(read.photos.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['photo.JPG', 'image/jpeg', 3],
    ]);
  });

  test('may be one of its JSON files', async () => {
    expect(await readArchive(json)).toMatchObject({ properties: [{}, {}], photos: [] });
  });

  test.each([
    ['is empty', new Uint8Array(), 'empty'],
    ['is a page', strToU8('<!doctype html>'), 'noJson'],
    ['is a text', strToU8('hello'), 'notArchive'],
    ['is damaged JSON', strToU8('{"name":'), 'damaged'],
    ['contains no property', strToU8('{}'), 'noProperty'],
    ['is an archive of pages', zipSync({ 'data.html': strToU8('<p>') }), 'noJson'],
    ['is an archive without properties', zipSync({ 'a.json': strToU8('[1]') }), 'noProperty'],
    ['is a damaged archive', zipSync({ 'a.json': json }).subarray(0, 200), 'damaged'],
    [
      'has too many entries',
      zipSync(
        Object.fromEntries(
          Array.from({ length: importLimits.archiveEntries + 1 }, (_, index) => [
            `${index}`,
            new Uint8Array(),
          ]),
        ),
        { level: 0 },
      ),
      'tooLarge',
    ],
  ])('is rejected if it %s', async (_, bytes, problem) => {
    expect(await readArchive(bytes)).toEqual({ problem });
  });

  test('is rejected if all files together would be too large', async () => {
    const megabytes = new Uint8Array(importLimits.entryBytes - 1);
    const count = Math.ceil(importLimits.unpackedBytes / megabytes.length) + 1;
    const bomb = zipSync(
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, megabytes])),
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await readArchive(bomb)).toEqual({ problem: 'tooLarge' });
  });

  test('ignores a file that would be too large', async () => {
    const bomb = zipSync({ 'a.json': new Uint8Array(importLimits.entryBytes + 1), 'b.json': json });
    expect(await readArchive(bomb)).toMatchObject({ properties: [{}, {}] });
  });

  test('unpacks no more than an entry declares', async () => {
    const bomb = declareSize(zipSync({ 'a.json': new Uint8Array(10_000_000) }), 10);
    expect(await readArchive(bomb)).toHaveProperty('problem');
  });
});
