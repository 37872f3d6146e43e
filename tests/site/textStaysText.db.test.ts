import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeFields } from '../../contract/content/documentFields.ts';
import { previewPath } from '../../contract/dashboard/operations.ts';
import { isRecord } from '../../contract/values/isRecord.ts';
import type { Guest } from '../../contract/schemas/guest.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, site as origin, type Browser, type Dashboard } from '../support/dashboard.ts';
import { siteClient } from '../support/testHost.ts';
import { openTestSite } from './support/site.ts';

/** Code of HTML, of messages, and of Markdown, which guests must read as it is written. */
const code = '</script><b data-code>{n, plural, one {#}} **bold** [link](javascript:alert(1))</b>';

const { DOMParser } = new JSDOM('').window;

/** Replaces each text by its name and the code. */
function replaceTexts(value: unknown, name: string): unknown {
  if (typeof value === 'string') return `${name} ${code}`;
  if (Array.isArray(value)) return value.map((item, index) => replaceTexts(item, `${name}.${index}`));
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, `${name}.${key}`)]),
      )
    : value;
}

/** The texts of a page or an email, which has no element, link or script from the code. */
function readText(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelector('[data-code], [href^="javascript:"]')).toBeNull();
  for (const script of document.querySelectorAll('script, style')) script.remove();
  return document.documentElement.textContent;
}

const property = 'casa';
const params = { property };
let dashboard: Dashboard;
let owner: Browser;
beforeAll(async () => {
  dashboard = await openDashboard([property, 'villa']);
  owner = dashboard.as('owner');
  await owner.call('adoptProperty', { params });
  const { revision, document } = await owner.call('showProperty', { params });
  const written = {
    ...(document.texts.en as object),
    neighbourhood: '',
    arrival: { directions: '', keys: '', wifi: '' },
    rooms: { hall: { title: '', text: '' } },
    seasons: { summer: '' },
  };
  const texts = ['host name', 'registration', 'phone', 'street', 'author', 'review', 'answer'] as const;
  const [host, registration, phone, street, author, review, answer] = texts.map((name) => `${name} ${code}`);
  const changed = changeFields({ ...document, texts: {} }, [
    { path: ['texts', 'en'], value: replaceTexts(written, 'texts') },
    { path: ['property', 'host', 'name'], value: host },
    { path: ['property', 'registrationNumber'], value: registration },
    { path: ['property', 'contact', 'phone'], value: phone },
    { path: ['property', 'address'], value: { street, postalCode: '1100-236' } },
    { path: ['property', 'reviews', 0, 'author'], value: author },
    { path: ['property', 'reviews', 0, 'text'], value: review },
    { path: ['property', 'reviews', 0, 'answer'], value: { text: answer } },
    { path: ['property', 'rooms'], value: [{ name: 'hall', photos: ['01-front.webp'] }] },
    {
      path: ['property', 'pricing', 'seasons'],
      value: [{ name: 'summer', from: '06-15', to: '09-14', rate: '150' }],
    },
  ]) as typeof document;
  await owner.call('saveDraft', { params, body: { revision, document: changed } });
});
afterAll(() => dashboard.close());

/** Returns a page of the site that asks the host of the dashboard, as its owner sees it. */
async function readPage(path: string): Promise<string> {
  const backend = embeddedBackend(dashboard.host, origin);
  const site = await openTestSite({
    publicUrl: origin,
    listed: [property, 'villa'],
    backend: { ...backend, requestToken: (_, ...more) => backend.requestToken(siteClient, ...more) },
  });
  const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return site.text(path, { headers: { Cookie: cookie } });
}

/** Returns those of the texts that a page or an email does not show with their code. */
function findMissing(html: string, names: readonly string[]): string[] {
  const text = readText(html);
  return names.filter((name) => !text.includes(`${name} ${code}`));
}

/** The text of the property's page before dates are chosen. */
const onPage = [
  'name',
  'summary',
  'description',
  'location.city',
  'location.country',
  'neighbourhood',
  'host.about',
  'host.responseTime',
  'notes.0',
  'rooms.hall.title',
  'rooms.hall.text',
  'highlights.view.title',
  'highlights.view.text',
  'seasons.summer',
].map((name) => `texts.${name}`);
const fromProperty = ['host name', 'registration', 'author', 'review', 'answer'];

test('code in the texts of a property is shown as text in the preview', async () => {
  const html = await readPage(previewPath(property, 'en'));
  expect(findMissing(html, [...onPage, ...fromProperty])).toEqual([]);
});

test('code in the texts of a property is shown as text to guests, and sent as text', async () => {
  const { revision } = await owner.call('showProperty', { params });
  await owner.call('publishProperty', { params, body: { revision } });
  expect(findMissing(await readPage('/en/casa'), [...onPage, ...fromProperty])).toEqual([]);
  const onCard = ['texts.name', 'texts.summary', 'texts.location.city'];
  expect(findMissing(await readPage('/en'), onCard)).toEqual([]);

  const { wish, ...booked } = await new Bookings(dashboard.host).confirmed(property, 40);
  const mail = await dashboard.host.mails.next((wish.guest as Guest).email);
  const sent = ['name', 'location.region', 'arrival.directions', 'arrival.keys', 'arrival.wifi'];
  const inMail = [...sent.map((name) => `texts.${name}`), 'host name', 'phone', 'street'];
  expect(findMissing(mail.html, inMail)).toEqual([]);
  for (const name of inMail) expect(mail.text).toContain(`${name} ${code}`);
  const { subject } = await dashboard.host.mails.next('host@example.com');
  expect(subject).toBe(`Nova reserva ${booked.number}: texts.name ${code}`);
});
