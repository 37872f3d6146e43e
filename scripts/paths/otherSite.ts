import { getPage } from '../../machines/atlas/paths/htmlPage.ts';
import { product } from '../../machines/product.ts';

/** A site that somebody named cannot be walked: the message says why, and what to do. */
export class NotWalkable extends Error {}

/** How long another site may take until it answers, in milliseconds. */
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

/** The properties that a site lists. */
async function listProperties(address: string): Promise<string[]> {
  const listed = await ask(`${address}/sitemap.xml`);
  const pages = listed.ok ? [...(await listed.text()).matchAll(/<loc>([^<]*)<\/loc>/g)] : [];
  const ids = pages.flatMap(
    ([, page]) => /^\/[a-z]{2}\/([^/]+)$/.exec(URL.parse(page!)?.pathname ?? '')?.[1] ?? [],
  );
  return [...new Set(ids)];
}

const isOfAProperty = (machine: string) => /\{(?!language\})/.test(getPage(product, machine)?.address ?? '');

/**
 * Sees to it, before anything is walked, that another site is there and lets the property that is named.
 * @throws {NotWalkable} where it does not answer, or does not let it
 */
export async function isThere(
  { address, property }: { address?: string; property?: string },
  machines: readonly string[],
): Promise<void> {
  if (address === undefined) return;
  const isNeeded = machines.some(isOfAProperty);
  const page = property === undefined ? '/' : `/en/${encodeURIComponent(property)}`;
  const { status } = await ask(`${address}${page}`);
  if (status >= 500) throw new NotWalkable(`${address} cannot be walked: it answers ${status} for ${page}.`);
  if (property === undefined ? !isNeeded : status < 400) return;
  const ids = await listProperties(address);
  const listedText = ids.length > 0 ? `: ${address} lists ${ids.slice(0, 5).join(', ')}.` : '.';
  throw new NotWalkable(
    property === undefined
      ? `Name with --property one that is let there${listedText}`
      : `There is no property “${property}” at ${address} (it answers ${status}). Name with --property one that is let there${listedText}`,
  );
}
