import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { focalPointHeader, isOfThisSite } from '../../../contract/values/pictures.ts';
import type { Language } from '../../../contract/values/language.ts';
import { landingPage, propertyPage } from '../../../contract/rules/addresses.ts';
import { plain, type Encoded } from '../assets/encoded.ts';
import { limited } from '../assets/limited.ts';
import type { Backend } from '../backend/backend.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { thisSite } from '../callers/caller.ts';
import type { PageSummary } from '../pages/pageSummary.ts';
import { drawCard, type FocalPoint } from './drawCard.ts';

const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' };
/** The version of the design: raise it with each change, so that cached pictures are not used. */
const design = 1;
/** The maximum number of cached pictures, of about 0.1 MB each. */
const maxCached = 100;

/** Reads the point of a photo that stays visible; undefined for its middle. */
function readFocalPoint(header: string | null): FocalPoint | undefined {
  const [x = NaN, y = NaN] = (header ?? '').split(' ').map(Number);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

interface Options {
  backend: Backend;
  /** Returns the summary of a listed page; undefined for other pages. */
  getSummary: (path: string) => Promise<PageSummary | undefined>;
  site: string;
  publicUrl: string;
  /** The cache folder. */
  folder: string;
}

/**
 * Opens the pictures of shared links, each drawn once. Only listed pages have one, so that callers cannot request others.
 */
export function openSharePictures({ backend, getSummary, site, publicUrl, folder }: Options) {
  const inTurn = limited(1);
  const kept = new LRUCache<string, Encoded>({
    max: maxCached,
    ...(backend.staleAfter !== undefined && { ttl: backend.staleAfter }),
  });

  const loadPhoto = async (src: string | undefined) => {
    if (src === undefined || !isOfThisSite(src)) return undefined;
    const answer = await backend.fetch(new Request(publicUrl + src), thisSite);
    if (!answer.ok) return undefined;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { bytes, focalPoint: readFocalPoint(answer.headers.get(focalPointHeader)) };
  };

  // Pages with the same texts and photo share one file.
  const readOrDraw = oncePerKey(async (file: string, card: Parameters<typeof drawCard>[0]) => {
    try {
      return new Uint8Array(await readFile(join(folder, file)));
    } catch {
      const bytes = await inTurn(() => drawCard(card));
      await writeCachedFile(folder, file, bytes);
      return bytes;
    }
  });

  const drawn = async ({ heading, place, photo: src }: PageSummary): Promise<Uint8Array<ArrayBuffer>> => {
    const photo = await loadPhoto(src);
    const point = photo?.focalPoint === undefined ? [] : [photo.focalPoint];
    const words = JSON.stringify([design, heading, place, site, ...point]);
    const content = createHash('sha256')
      .update(words)
      .update(photo?.bytes ?? '')
      .digest('hex')
      .slice(0, 32);
    return readOrDraw(`${content}.jpg`, { heading, place, site, photo });
  };

  const make = oncePerKey(async (key: string, path: string): Promise<Encoded | undefined> => {
    const shown = await getSummary(path);
    if (!shown) return undefined;
    const made = plain(await drawn(shown), headers);
    kept.set(key, made);
    return made;
  });

  /** Returns the picture of a property, or of the landing page; undefined if there is none. */
  return async (language: Language, unitId?: string): Promise<Encoded | undefined> => {
    const path = unitId === undefined ? landingPage(language) : propertyPage(language, unitId);
    // A picture shows the content of one version.
    const key = `${backend.getOffered().version} ${path}`;
    return kept.get(key) ?? make(key, path);
  };
}

export type SharePictures = ReturnType<typeof openSharePictures>;
