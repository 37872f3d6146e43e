import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import { getEditorMapUrl } from '../../contract/dashboard/maps.ts';
import { getLocatorUrl } from '../../contract/rules/locator.ts';
import { drawLocator } from '../../server/site/locator/drawLocator.ts';
import { firstMessage } from '../../server/site/locator/firstMessage.ts';
import { openLocators } from '../../server/site/locator/locators.ts';
import { readWorldMap } from '../../server/site/locator/worldMap.ts';
import { createTestFolder } from '../support/folders.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { createSiteLog, openTestSite } from './support/site.ts';
import { waitUntil } from '../support/waitUntil.ts';

const lisbon = { latitude: 38.71, longitude: -9.13 };
const address = getLocatorUrl(unit.id, lisbon);

const world = readWorldMap();
const drawnAt = (latitude: number, longitude: number) => drawLocator(world, { latitude, longitude });
/** Other countries, and the one that the place is in, as lines. */
const getPaths = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].slice(0, 2).map(([, d = '']) => d);

describe('the surroundings of a property', () => {
  test('are a picture that browsers may cache', async () => {
    const { ask } = await openTestSite();
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('Almada');
  });

  test('are those of the rounded location when a host elsewhere reveals the exact one', async () => {
    const location = { ...unit.location, latitude: 38.71182, longitude: -9.12964 };
    const backend = createFakeBackend({ answerUnit: () => Response.json({ ...unit, location }) });
    const { ask } = await openTestSite({ backend });
    expect((await ask(address)).status).toBe(200);
  });

  test.each([
    ['another place', getLocatorUrl(unit.id, { latitude: 38.72, longitude: -9.13 })],
    ['an unknown property', getLocatorUrl('casa', lisbon)],
    ['a place written otherwise', address.replace('38.71', '38.710')],
    ['an older drawing', address.replace(/-\d+\.svg/, '-0.svg')],
    ['no place', address.replace('38.71,-9.13', '..')],
  ])('are not drawn for %s', async (_, path) => {
    const { ask } = await openTestSite();
    expect((await ask(path)).status).toBe(404);
  });

  test('are drawn without delaying other requests', async () => {
    const { ask } = await openTestSite();
    const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
    expect((await ask(address)).status).toBe(200);
    // The work is done by another thread than the one that answers.
    expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 2);
  });
});

describe('the map in the editor of a property', () => {
  const signedIn = { headers: { Cookie: 'session=secret' } };
  /** A host that knows one session. */
  const backend = createFakeBackend({
    fetch: (request) =>
      Promise.resolve(
        new Response(null, {
          status:
            new URL(request.url).pathname === '/api/host/1/session' &&
            request.headers.get('Cookie') === 'session=secret'
              ? 200
              : 401,
        }),
      ),
  });

  test('shows any place at the same scale to people who have signed in', async () => {
    const { ask } = await openTestSite({ backend });
    const answer = await ask(getEditorMapUrl({ latitude: 41.1412, longitude: -8.6151 }), signedIn);
    expect(answer.status).toBe(200);
    const svg = await answer.text();
    expect(svg).toContain('Matosinhos');
    // 5 km of a map that is 30 km wide.
    expect(svg).toContain('h126.7v-5');
  });

  test('is not drawn for anybody else', async () => {
    const { ask } = await openTestSite({ backend });
    expect((await ask(getEditorMapUrl(lisbon))).status).toBe(401);
  });

  test.each([
    ['a place beyond the earth', getEditorMapUrl({ latitude: 91, longitude: 0 })],
    ['a place written otherwise', getEditorMapUrl(lisbon).replace('38.71', '38.710')],
    ['an older drawing', getEditorMapUrl(lisbon).replace('-1-30', '-0-30')],
    ['no place', getEditorMapUrl(lisbon).replace('38.71,-9.13', '..')],
  ])('does not exist for %s', async (_, path) => {
    const { ask } = await openTestSite({ backend });
    expect((await ask(path, signedIn)).status).toBe(404);
  });
});

const open = (folder: string, draw: () => Promise<string>, getPlace = () => Promise.resolve(lisbon)) => {
  const { log, lines } = createSiteLog();
  const { ofProperty } = openLocators({ getPlace, folder, log, draw });
  return { lines, locator: () => ofProperty(unit.id, address) };
};

describe('the first message of a worker thread', () => {
  const inThread = (script: string) => firstMessage(new Worker(script, { eval: true }));

  test('is its answer, even if the thread ends at once', async () => {
    expect(await inThread('require("node:worker_threads").parentPort.postMessage("<svg/>")')).toBe('<svg/>');
  });

  // A promise that never settled would keep all later drawings waiting.
  test.each([
    ['ends without one', '', 'exit code 0'],
    ['is ended', 'process.exit(3)', 'exit code 3'],
    ['fails', 'throw new Error("no memory")', 'no memory'],
  ])('is an error if the thread %s', async (_, script, message) => {
    await expect(inThread(script)).rejects.toThrow(message);
  });
});

describe('a drawing', () => {
  test('is made once and stored for the next start', async () => {
    const folder = await createTestFolder();
    let times = 0;
    const { locator } = open(folder, () => Promise.resolve(`<svg>${(times += 1)}</svg>`));
    const [one, same] = await Promise.all([locator(), locator()]);
    expect(same).toBe(one);
    const later = await open(folder, () => Promise.reject(new Error('once is enough'))).locator();
    expect(new TextDecoder().decode(later?.identity.body)).toBe('<svg>1</svg>');
    expect(times).toBe(1);
  });

  const aDay = 24 * 3_600_000;

  test('that fails is reported to the operator and not retried before a restart', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(aDay);
    const draw = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('out of memory')));
    const { locator, lines } = open(await createTestFolder(), draw);
    expect(await locator()).toBeUndefined();
    expect(await locator()).toBeUndefined();
    clock.mockReturnValue(2 * aDay);
    expect(await locator()).toBeUndefined();
    clock.mockRestore();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'locator map could not be drawn', address });
  });

  test('is made later if the host did not answer with the location', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(aDay);
    const getPlace = vi
      .fn<() => Promise<typeof lisbon>>(() => Promise.resolve(lisbon))
      .mockRejectedValueOnce(new Error('host is down'));
    const { locator } = open(await createTestFolder(), () => Promise.resolve('<svg/>'), getPlace);
    expect([await locator(), await locator()]).toEqual([undefined, undefined]);
    expect(getPlace).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(2 * aDay);
    expect(await locator()).toBeDefined();
    clock.mockRestore();
  });

  test('has no time limit, and waits for its turn', async () => {
    vi.useFakeTimers();
    const turns = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const { log } = createSiteLog();
    const folder = await createTestFolder();
    let begun = 0;
    const draw = () => turns[begun++]!.promise;
    const { ofProperty } = openLocators({ getPlace: () => Promise.resolve(lisbon), folder, log, draw });
    const drawn = ['a', 'b'].map((id) => ofProperty(id, getLocatorUrl(id, lisbon)));
    await waitUntil(() => expect(begun).toBe(1));
    vi.advanceTimersByTime(aDay);
    turns[0]!.resolve('<svg>a</svg>');
    await waitUntil(() => expect(begun).toBe(2));
    vi.advanceTimersByTime(aDay);
    turns[1]!.resolve('<svg>b</svg>');
    vi.useRealTimers();
    expect(await Promise.all(drawn)).toEqual([expect.anything(), expect.anything()]);
  });
});

describe('the content of a drawing', () => {
  test.each([
    ['Lisbon', 38.71, -9.13, ['Benfica', 'Alvalade', 'Almada'], '5 km'],
    ['the Alentejo', 38.62, -7.84, ['Lisboa', 'Estremoz', 'M\u00e9rida'], '50 km'],
    ['the Algarve', 37.1, -8.67, ['Lagoa', 'Silves'], '20 km'],
    ['Madeira', 32.65, -16.92, ['Cani\u00e7o', 'Machico'], '10 km'],
  ])('around %s includes a coast or a border, and known towns', (_, latitude, longitude, towns, bar) => {
    const svg = drawnAt(latitude, longitude);
    for (const town of [...towns, bar]) expect(svg).toContain(`>${town}</text>`);
    const [, home = ''] = getPaths(svg);
    expect(home.length).toBeGreaterThan(100);
  });

  test('includes the districts of a city whose surroundings are all land', () => {
    const svg = drawnAt(52.52, 13.4);
    for (const name of ['Prenzlauer Berg', 'Neuk\u00f6lln', '5 km']) expect(svg).toContain(`>${name}</text>`);
  });

  test('marks the country of the place', () => {
    for (const line of getPaths(drawnAt(38.62, -7.84))) expect(line).toMatch(/^M/);
    const [abroad, home] = getPaths(drawnAt(32.65, -16.92));
    expect(abroad).toBe('');
    expect(home).toMatch(/^M/);
  });

  test.each([
    ['a place that was rounded into the sea', 38.69, -9.15],
    ['an island of six kilometres', 39.7, -31.1],
    ['both sides of the line where days begin', -17.7, 178.9],
    ['the South Pole', -90, 0],
    ['an ocean', 30, -40],
    ['the middle of a continent', 48, 68],
  ])('around %s shows land in less than ten thousand characters', (_, latitude, longitude) => {
    const paths = getPaths(drawnAt(latitude, longitude)).join('');
    expect(paths).not.toMatch(/NaN|Infinity/);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.length).toBeLessThan(10_001);
  });

  // Browsers keep a drawing for a year. Where this fails, count up `version` in contract/rules/locator.ts.
  test('changes with its address', () => {
    const drawing = createHash('sha256').update(drawnAt(38.71, -9.13) + drawnAt(38.62, -7.84));
    expect([address, drawing.digest('hex').slice(0, 16)]).toEqual([
      '/images/locator/casa-do-limoeiro/38.71,-9.13-2.svg',
      '51fe280fa7452047',
    ]);
  });
});
