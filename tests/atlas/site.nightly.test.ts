import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPathCoverage } from 'statechart-atlas/coverage';
import { findPath } from 'statechart-atlas/paths';
import { buildSite } from 'statechart-atlas/site';
import { describeMachine } from 'statechart-atlas/graph';
import { drawMachines } from '../../packages/statechart-atlas/src/site/drawn.ts';
import { product } from '../../scripts/atlas.config.ts';
import { builtAtlas } from './builtAtlas.ts';

const atPage = (address: string, href: string) =>
  new URL(href.replaceAll('&amp;', '&'), `http://atlas/${address}`);

const addressesIn = (page: string) =>
  [...page.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, href]) => href!);

const idsIn = (page: string) => [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);

const isKnown = (id: string) => {
  try {
    return findPath(product.models, id).path.id === id;
  } catch {
    return false;
  }
};

// Both sites use the same charts, which take most of the time.
beforeAll(() => drawMachines(product));

describe.each([true, false])('with pictures: %s', (withPictures) => {
  let atlas: Awaited<ReturnType<typeof builtAtlas>>;
  beforeAll(async () => {
    atlas = await builtAtlas(withPictures);
  });
  afterAll(() => atlas.remove());

  test('every state has a page, and every transition an address on it', () => {
    for (const model of product.models) {
      const { id, states, arrows } = describeMachine(model, product);
      for (const { slug, description } of states) {
        expect([`${id}/${slug}/`, description !== '' && atlas.pages.has(`${id}/${slug}/`)]).toEqual([
          `${id}/${slug}/`,
          true,
        ]);
      }
      for (const { from, slug } of arrows) {
        const on = from.split(' ').map((leaf) => atlas.pages.get(`${id}/${leaf}/`) ?? '');
        expect([slug, on.some((page) => idsIn(page).includes(slug))]).toEqual([slug, true]);
      }
    }
  });

  test('every link works in any folder', () => {
    const broken: string[] = [];
    for (const [address, page] of atlas.pages) {
      for (const href of addressesIn(page)) {
        if (/^(data|https?):/.test(href)) continue;
        if (href.startsWith('/')) broken.push(`${address}: ${href} is not relative`);
        const { pathname, hash } = atPage(address, href);
        const target = decodeURI(pathname).slice(1);
        const there = atlas.pages.get(target);
        if (there === undefined && (target.endsWith('/') || !existsSync(join(atlas.folder, target)))) {
          broken.push(`${address}: ${href}`);
        }
        if (hash !== '' && !idsIn(there ?? '').includes(decodeURIComponent(hash.slice(1)))) {
          broken.push(`${address}: ${href} names nothing there`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  test('every path on a page can be run by its name', () => {
    const named = [...atlas.pages].flatMap(([address, page]) =>
      [...page.matchAll(/npm run paths -- run ([\w-]+)/g)].map(([, id]) => ({ address, id: id! })),
    );
    const arrows = product.models.flatMap((model) => describeMachine(model, product).arrows);
    expect(new Set(named.map(({ id }) => id)).size).toBeGreaterThan(arrows.length / 3);
    expect(named.filter(({ id }) => !isKnown(id))).toEqual([]);
  });

  test('no name occurs twice on a page', () => {
    for (const [address, page] of atlas.pages) {
      const ids = idsIn(page);
      expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []]);
    }
  });

  test('no page needs more than its policy allows: inline styles and scripts are absent', () => {
    for (const [address, page] of atlas.pages) {
      expect([address, page.match(/\sstyle="|<style|<script>|\son[a-z]+="/g)]).toEqual([address, null]);
    }
  });

  test('the first page has less than 100 kB without pictures', () => {
    const files = [
      'index.html',
      'atlas.css',
      'atlas.js',
      'fonts/figtree.woff2',
      'fonts/instrument-serif.woff2',
    ];
    const bytes = files.map((file) => {
      const content = readFileSync(join(atlas.folder, file));
      return file.endsWith('.woff2') ? content.byteLength : brotliCompressSync(content).byteLength;
    });
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
  });

  test('the heaviest page of a machine can be loaded on a phone', () => {
    const page = readFileSync(join(atlas.folder, 'booking/index.html'));
    expect(page.byteLength).toBeLessThan(360_000);
    expect(brotliCompressSync(page).byteLength).toBeLessThan(30_000);
  });

  test('states and transitions have the same numbers everywhere', () => {
    const numbers = product.models.map((model) => {
      const { id, states, arrows } = describeMachine(model, product);
      const { counts } = getPathCoverage(model, []);
      expect([id, counts.states.total]).toEqual([id, states.length]);
      const figures = `${states.length} states · ${arrows.length} arrows`;
      expect([id, atlas.pages.get(`${id}/`)?.includes(figures)]).toEqual([id, true]);
      return { states: states.length, arrows: arrows.length, figures };
    });
    const sum = (of: 'states' | 'arrows') => numbers.reduce((total, one) => total + one[of], 0);
    const overview = (atlas.pages.get('') ?? '').replaceAll(/\s+/g, ' ');
    expect(overview).toContain(`${sum('states')} states and ${sum('arrows')} arrows`);
    for (const { figures } of numbers) expect(overview).toContain(figures);
  });

  test('the first page explains how to take missing pictures', () => {
    expect(atlas.pages.get('')?.includes('npm run atlas -- pictures')).toBe(!withPictures);
    expect(atlas.pages.get('booking/resuming.declined/')?.includes('data-screens')).toBe(withPictures);
  });

  test('the e-mails begin with a list of their occasions, and link to the page that they open', () => {
    const page = atlas.pages.get('mails/') ?? '';
    const list = /<nav class="mail-list"[^]*?<\/nav>/.exec(page)?.[0] ?? '';
    for (const { id, when } of product.mails) expect(list).toMatch(new RegExp(`href="#${id}"[^]*?${when}`));
    const [, failed] = /<article class="mail" id="paymentFailed">([^]*?)<\/article>/.exec(page) ?? [];
    expect(failed).toContain('Sent on the due date of a payment, when the card cannot be charged.');
    expect(failed).toMatch(/Links to <a href="\.\.\/reservation\/">Reservation<\/a>/);
  });

  test('a transition names the e-mails that it sends or that report it', () => {
    const getArrows = (address: string, mail: string) =>
      [...(atlas.pages.get(address) ?? '').matchAll(/<p class="arrow-mails">([^]*?)<\/p>/g)]
        .map(([, words]) => words!)
        .find((words) => words.includes(`#${mail}"`));
    expect(getArrows('cancellation/cancelling/', 'cancelled')).toMatch(
      /E-mails: .*to the guest.*to the host/s,
    );
    expect(getArrows('payment/loading/', 'paymentFailed')).toContain('An e-mail reports it too: ');
  });

  test('the states next to a state are listed as neighbours, without an order in time', () => {
    const foot = /<nav class="steps"[^]*?<\/nav>/.exec(atlas.pages.get('booking/otp.expired/') ?? '')?.[0];
    expect(foot?.match(/(Previous|Next) in the list/g)).toEqual(['Previous in the list', 'Next in the list']);
    expect(foot).not.toMatch(/Before|After/);
  });

  if (!withPictures) return;

  test('a failure is described in sentences in the list of all states', () => {
    const page = atlas.pages.get('states/') ?? '';
    expect(page).toMatch(/<p>The payment was declined<\/p>\s*<p>Your card was not charged\./);
  });

  test('a state has the texts of its failure in each language, and its e-mails', () => {
    const page = atlas.pages.get('booking/resuming.declined/');
    expect(page).toContain('Votre carte n’a pas été débitée');
    expect(atlas.pages.get('booking/success.paid/')).toContain('pictures/mails/confirmed.fr.html');
  });

  test('pictures are kept by a new build', async () => {
    const before = await atlas.read('pictures/manifest.json');
    await buildSite(product, atlas.folder);
    expect(await atlas.read('pictures/manifest.json')).toBe(before);
  });
});
