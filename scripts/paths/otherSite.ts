import { UnsuitableSite, type OtherSiteConfig } from 'statechart-atlas/paths-command';
import { findPage } from 'statechart-atlas/paths';
import { product } from '../atlas.config.ts';

/** The time limit for a response of another site, in milliseconds. */
const responseTimeout = 20_000;

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(responseTimeout) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message: string } };
    throw new UnsuitableSite(
      `${new URL(address).origin} does not answer: ${cause?.code ?? cause?.message ?? message}.`,
    );
  }
}

/** Returns the paths in a file of a sitemap. */
async function readSitemap(address: string): Promise<string[]> {
  const sitemap = await request(address);
  const found = sitemap.ok ? (await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g) : [];
  return [...found].map(([, page]) => URL.parse(page!)?.pathname ?? '');
}

/** Returns properties that a site lists; those of the first part if its sitemap has several. */
async function listProperties(address: string): Promise<string[]> {
  const listed = await readSitemap(`${address}/sitemap.xml`);
  const [first] = listed;
  const paths = first?.endsWith('.xml') ? await readSitemap(address + first) : listed;
  const ids = paths.flatMap((path) => /^\/[a-z]{2}\/([^/]+)$/.exec(path)?.[1] ?? []);
  return [...new Set(ids)];
}

/** Returns whether the page of a machine belongs to a property. */
const needsProperty = (machine: string) => /\{(?!language\})/.test(findPage(product, machine)?.address ?? '');

/**
 * Checks that another site answers and offers the given property.
 * @throws {UnsuitableSite} if it does not
 */
export const checkSite: OtherSiteConfig['check'] = async ({ address, subject: property }, machines) => {
  const page = property === undefined ? '/' : `/en/${encodeURIComponent(property)}`;
  const { status } = await request(`${address}${page}`);
  if (status >= 500)
    throw new UnsuitableSite(`${address} cannot be tested: it answers ${page} with ${status}.`);
  if (property === undefined ? !machines.some(needsProperty) : status < 400) return;
  const ids = await listProperties(address);
  const list = ids.length > 0 ? `: ${address} lists ${ids.slice(0, 5).join(', ')}.` : '.';
  throw new UnsuitableSite(
    property === undefined
      ? `Name a property of the site with --property${list}`
      : `${address} offers no property “${property}” (status ${status}). Name a property of the site with --property${list}`,
  );
};
