import { findPage } from 'statechart-atlas/paths/htmlPage';
import { product } from '../atlas.config.ts';

/** A given site cannot be walked; the message says why and what to do. */
export class NotWalkable extends Error {}

/** The time limit for a response of another site, in milliseconds. */
const patience = 20_000;

async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message: string } };
    throw new NotWalkable(
      `${new URL(address).origin} does not answer: ${cause?.code ?? cause?.message ?? message}.`,
    );
  }
}

/** Returns the properties that a site lists. */
async function listProperties(address: string): Promise<string[]> {
  const listed = await ask(`${address}/sitemap.xml`);
  const pages = listed.ok ? [...(await listed.text()).matchAll(/<loc>([^<]*)<\/loc>/g)] : [];
  const ids = pages.flatMap(
    ([, page]) => /^\/[a-z]{2}\/([^/]+)$/.exec(URL.parse(page!)?.pathname ?? '')?.[1] ?? [],
  );
  return [...new Set(ids)];
}

const isOfAProperty = (machine: string) => /\{(?!language\})/.test(findPage(product, machine)?.address ?? '');

/**
 * Checks before a walk that another site answers and offers the given property.
 * @throws {NotWalkable} if it does not answer or does not offer the property
 */
export async function isThere(
  { address, property }: { address?: string; property?: string },
  machines: readonly string[],
): Promise<void> {
  if (address === undefined) return;
  const isNeeded = machines.some(isOfAProperty);
  const page = property === undefined ? '/' : `/en/${encodeURIComponent(property)}`;
  const { status } = await ask(`${address}${page}`);
  if (status >= 500) throw new NotWalkable(`${address} cannot be walked: it answers ${page} with ${status}.`);
  if (property === undefined ? !isNeeded : status < 400) return;
  const ids = await listProperties(address);
  const listedText = ids.length > 0 ? `: ${address} lists ${ids.slice(0, 5).join(', ')}.` : '.';
  throw new NotWalkable(
    property === undefined
      ? `Name a property of the site with --property${listedText}`
      : `${address} offers no property “${property}” (status ${status}). Name a property of the site with --property${listedText}`,
  );
}
