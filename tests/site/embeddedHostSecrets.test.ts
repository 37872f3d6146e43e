import { expect, onTestFinished, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { openTestHost, siteClient } from '../support/testHost.ts';
import { openTestSite } from './support/site.ts';

const publicUrl = 'http://localhost';
const secrets = {
  street: 'Rua da Canária 4711',
  postalCode: '1199-999',
  directions: 'CANARY-STEPS',
  keys: 'CANARY-CODE-1755',
  wifi: 'CANARY-NETWORK',
  parking: 'CANARY-PARKING',
  toKnow: 'CANARY-NOTE',
  latitude: '38.7119',
  longitude: '9.1287',
};
const { street, postalCode, latitude, longitude, ...arrival } = secrets;

test('no public page contains the directions to the door or its code', async () => {
  const host = await openTestHost(['casa'], ({ property, texts }) => {
    Object.assign(property, { address: { street, postalCode }, arrival: { holdBackDays: 3 } });
    Object.assign(property.location, { latitude: Number(latitude), longitude: -Number(longitude) });
    for (const language of completeLanguages) Object.assign(texts[language], { arrival });
  });
  onTestFinished(() => host.close());
  const backend = embeddedBackend(host, publicUrl);
  const requestToken: typeof backend.requestToken = (_, caller, signal) =>
    backend.requestToken(siteClient, caller, signal);
  const { ask, log } = await openTestSite({ backend: { ...backend, requestToken }, publicUrl });

  const ofEachLanguage = ['', '/casa', '/casa/contact', '/casa/success', '/privacy', '/terms', '/imprint'];
  const paths = completeLanguages.flatMap((language) => [
    ...ofEachLanguage.map((path) => `/${language}${path}`),
    `/${language}/reservation/of-somebody`,
    `/${language}/nowhere`,
  ]);
  for (const path of [...paths, '/sitemap.xml', '/robots.txt', '/api/1/openapi.json']) {
    const answer = await ask(path);
    const output = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    expect([path, answer.status]).toEqual([path, path.endsWith('/nowhere') ? 404 : 200]);
    expect([path, Object.values(secrets).filter((secret) => output.includes(secret))]).toEqual([path, []]);
  }
  expect(Object.values(secrets).filter((secret) => log.join().includes(secret))).toEqual([]);
});
