import { expect, test } from 'vitest';
import { isHarmlessRequest } from '../../e2e/support/harmlessRequest.ts';

test.each([
  ['GET', '/en/casa-azul'],
  ['HEAD', '/photo.avif'],
  ['POST', '/api/1/reservation/price-preview'],
  ['POST', '/api/token'],
])('a path may send %s %s to another site', (method, path) => {
  expect(isHarmlessRequest(method, path)).toBe(true);
});

test.each([
  ['POST', '/api/1/reservation'],
  ['POST', '/api/1/reservation/cancel'],
  ['DELETE', '/api/1/reservation/price'],
  ['PUT', '/api/1/reservation/guests'],
])('a path may not send %s %s to another site', (method, path) => {
  expect(isHarmlessRequest(method, path)).toBe(false);
});
