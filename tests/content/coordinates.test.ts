import { expect, test } from 'vitest';
import { readDegrees, readPoint } from '../../contract/content/coordinates.ts';

test.each([
  '41.1408, -8.611',
  '41.1408,-8.611',
  '41.1408 -8.611',
  '(41.1408, -8.611)',
  '41,1408, -8,611',
  '41,1408 -8,611',
  '41,1408; -8,611',
  '41.1408 N, 8.6110 W',
  '41.1408N 8.6110W',
  '41.1408° N, 8.6110° W',
  '41.1408°, -8.6110°',
  '41.1408°N 8.6110°W',
  'N 41.1408, W 8.6110',
  'N41.1408 W8.6110',
  '8.6110 W, 41.1408 N',
  '41,1408° n, 8,6110° w',
  "41° 8.448' N, 8° 36.66' W",
  'N 41° 08.448 W 008° 36.660',
  '41°08\'26.88"N 8°36\'39.6"W',
  '41°08′26.88″N 8°36′39.6″W',
  '41°08’26,88”N, 8°36’39,6”W',
  '41° 8\' 26.88" N, 8° 36\' 39.6" W',
  '41 08 26.88 N, 8 36 39.6 W',
  '41°8\'26.88"N8°36\'39.6"W',
  '+41.1408 −8.6110',
  'geo:41.1408,-8.6110',
  'https://www.google.com/maps/@41.1408,-8.6110,17z',
  'https://www.google.com/maps/place/Casa/@41.2,-8.7,17z/data=!3m1!4b1!4m5!3m4!1s0x0!8m2!3d41.1408!4d-8.6110',
  'https://www.google.com/maps?q=41.1408,-8.6110',
  'https://www.google.com/maps?q=41.1408%2C+-8.6110',
  'https://www.google.com/maps/search/?api=1&query=41.1408,%20-8.6110',
  'https://www.openstreetmap.org/?mlat=41.1408&mlon=-8.6110#map=17/41.0/-8.0',
  'https://www.openstreetmap.org/#map=17/41.1408/-8.6110',
  'https://maps.apple.com/?ll=41.1408,-8.6110&z=14',
])('a place is read as maps and receivers write it: %s', (typed) => {
  expect(readPoint(typed)).toEqual([41.1408, -8.611]);
});

test.each([
  '',
  'Porto',
  '41.1408',
  '41.1408 N',
  '41.1408 N, 8.6110',
  '41.1408 N, 8.6110 N',
  '-41.1408 S, 8.6110 W',
  'N 41.1408 N, 8.6110 W',
  '41.1408 N, 8.6110 O',
  '41°61\'00"N 8°36\'00"W',
  "41.5° 8' N, 8° 36' W",
  '41.1408, -8.6110, 17',
])('an ambiguous or invalid location is not read: %s', (typed) => {
  expect(readPoint(typed)).toBeUndefined();
});

test('a letter says whether a coordinate is a latitude or a longitude', () => {
  expect(readDegrees('8.6110 W', 'longitude')).toBe(-8.611);
  expect(readDegrees('33.9 S', 'latitude')).toBe(-33.9);
  expect(readDegrees('8.6110 W', 'latitude')).toBeUndefined();
  expect(readDegrees('41°08\'26.88"N', 'latitude')).toBe(41.1408);
});
