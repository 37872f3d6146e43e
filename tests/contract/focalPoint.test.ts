import { expect, test } from 'vitest';
import { getCropMark, getCropPosition } from '../../contract/values/focalPoint.ts';
import { mediaAddress, photoVersion, sizedPicture } from '../../contract/values/pictures.ts';

test.each([
  [{ x: 0.5, y: 0.5 }, '', '50% 50%'],
  [{ x: 0.6, y: 0.4 }, '', '50% 50%'],
  [{ x: 0, y: 1 }, '.0.4', '0% 100%'],
  [{ x: 0.3, y: 0.5 }, '.1.2', '25% 50%'],
])('the point %j of a photo has the mark "%s" and the position %s', (point, mark, position) => {
  expect([getCropMark(point), getCropPosition(point)]).toEqual([mark, position]);
});

test('the address of a picture ends with the mark', () => {
  const address = mediaAddress('casa', 'terrace.jpg', '0123abcd.0.4');
  expect(sizedPicture(address, 640)).toBe('/images/640/casa/terrace.0123abcd.0.4.webp');
  expect(photoVersion('terrace.0123abcd.0.4.jpg')).toEqual({ file: 'terrace.jpg', version: '0123abcd.0.4' });
});
