import { expect, test } from 'vitest';
import {
  isOfThisSite,
  mediaAddress,
  photoVersion,
  pictureWidths,
  previewPicture,
  sizedPicture,
} from '../../contract/values/pictures.ts';
import { breakpoints } from '../../src/theme/media.ts';

test('pictures are to be had in the widths where layouts change, for screens of density 1 and 2', () => {
  expect(pictureWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  const widths = Object.values(breakpoints).flatMap((width) => [width, width * 2]);
  expect(pictureWidths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
});

test('a picture of this site is to be had in each width, as webp and as AVIF', () => {
  const src = mediaAddress('casa', '01.first-view.jpeg');
  expect(src).toBe('/media/casa/01.first-view.jpeg');
  expect(sizedPicture(src, 640)).toBe('/images/640/casa/01.first-view.webp');
  expect(sizedPicture(src, 640, 'avif')).toBe('/images/640/casa/01.first-view.avif');
});

test('an address holds the mark of the content of a photo, where that is known', () => {
  const src = mediaAddress('casa', '01-view.jpg', 'abcdef01');
  expect(src).toBe('/media/casa/01-view.abcdef01.jpg');
  expect(sizedPicture(src, 640, 'avif')).toBe('/images/640/casa/01-view.abcdef01.avif');
  expect(photoVersion('01-view.abcdef01.jpg')).toEqual({ file: '01-view.jpg', version: 'abcdef01' });
  for (const file of [
    '01-view.jpg',
    '01.first-view.jpeg',
    'abcdef01.jpg',
    'a.ABCDEF01.jpg',
    'a.abcdef012.jpg',
  ]) {
    expect(photoVersion(file)).toEqual({ file, version: undefined });
  }
});

test('a shared link has a picture in each language, of a property or of the first page', () => {
  expect(previewPicture('de', 'casa')).toBe('/images/preview/de/casa.jpg');
  expect(previewPicture('de')).toBe('/images/preview/de.jpg');
});

test.each(['https://host.example/media/casa/a.jpg', '/mediathek/a.jpg', '/a.jpg', ''])(
  'a picture from elsewhere is used as it is: %s',
  (src) => {
    expect(isOfThisSite(src)).toBe(false);
    expect(sizedPicture(src, 640)).toBe(src);
  },
);
