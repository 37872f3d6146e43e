import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const address = `${apiBase}/rental-unit/${unit.id}`;
const inLanguage = () => Response.json(unit, { headers: { Vary: 'Accept-Language' } });

test('the answer about a property is compressed to less than half', async () => {
  const { ask } = await openTestSite({ backend: createFakeBackend({ answerUnit: inLanguage }) });
  const answer = await ask(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding');
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(unit);
  expect(bytes.length).toBeLessThan(JSON.stringify(unit).length / 2);
});

test('prices come compressed, and no answer that may say something secret does', async () => {
  const { ask } = await openTestSite({
    backend: createFakeBackend({ fetch: () => Promise.resolve(inLanguage()) }),
  });
  const getEncoding = async (call: 'previewPrice' | 'createReservation') => {
    const address = apiBase + operations[call].path;
    const answer = await ask(address, { method: 'POST', headers: { 'Accept-Encoding': 'gzip' }, body: '{}' });
    return answer.headers.get('Content-Encoding');
  };
  expect(await getEncoding('previewPrice')).toBe('gzip');
  expect(await getEncoding('createReservation')).toBeNull();
});

test('a client without compression gets the plain answer', async () => {
  const { ask } = await openTestSite();
  const answer = await ask(address, { headers: { 'Accept-Encoding': 'identity' } });
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.json()).toEqual(unit);
});
