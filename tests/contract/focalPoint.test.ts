import { expect, test } from 'vitest';
import { getCropMark, getCropPosition } from '../../contract/values/focalPoint.ts';
import { mediaAddress, photoVersion, sizedPicture } from '../../contract/values/pictures.ts';

test.each([
  [{ x: 0.5, y: 0.5 }, '', '50% 50%'],
  [{ x: 0.6, y: 0.4 }, '', '50% 50%'],
  [{ x: 0, y: 1 }, '.x0.y2', '0% 100%'],
  [{ x: 0.2, y: 0.5 }, '.x0.y1', '0% 50%'],
])('the point %j of a photo has the mark "%s" and the position %s', (point, mark, position) => {
  expect([getCropMark(point), getCropPosition(point)]).toEqual([mark, position]);
});

test('the address of a picture ends with the mark', () => {
  const address = mediaAddress('casa', 'terrace.jpg', '0123abcd.x0.y2');
  expect(sizedPicture(address, 640)).toBe('/images/640/casa/terrace.0123abcd.x0.y2.webp');
  expect(photoVersion('terrace.0123abcd.x0.y2.jpg')).toEqual({
    file: 'terrace.jpg',
    version: '0123abcd.x0.y2',
  });
});
