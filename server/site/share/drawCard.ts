import type Sharp from 'sharp';
import { mostPixels, previewSize } from '../../../contract/values/pictures.ts';
import { drawText } from './drawText.ts';

/** The point that stays visible when a photo is cropped, from 0 at the left and at the top to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface Card {
  /** The largest text, such as the name of a property. */
  heading: string;
  place?: string | undefined;
  /** The name of the site; not drawn if it is the heading. */
  site: string;
  /** The background photo; without one, the background is the site's green. */
  photo?: { bytes: Uint8Array; focalPoint?: FocalPoint | undefined } | undefined;
}

const { width, height } = previewSize;
const margin = 64;
const inner = width - 2 * margin;
const quality = 82;

/** Darkens the areas behind texts, so that they are legible on any photo, and draws the site's icon. */
const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="top" x2="0" y2="1"><stop stop-opacity=".75"/><stop offset="1" stop-opacity="0"/></linearGradient>
    <linearGradient id="foot" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".32" stop-opacity=".5"/><stop offset=".62" stop-opacity=".66"/><stop offset="1" stop-opacity=".86"/></linearGradient>
  </defs>
  <rect width="${width}" height="220" fill="url(#top)"/>
  <rect y="140" width="${width}" height="${height - 140}" fill="url(#foot)"/>
  <g transform="translate(${margin} 44) scale(1.5)">
    <rect width="32" height="32" rx="8" fill="#207453"/>
    <path d="M9 25V15a7 7 0 0 1 14 0v10M6.5 25h19" fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round"/>
    <circle cx="19" cy="19.5" r="1.25" fill="#fff"/>
  </g>
</svg>`;

const middle: FocalPoint = { x: 0.5, y: 0.5 };

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#2a8a64"/><stop offset="1" stop-color="#123f2d"/></linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#a)"/>
</svg>`;

/** Returns where a part begins, so that a point is as near to its middle as possible. */
const getStart = (whole: number, part: number, point: number) =>
  Math.max(0, Math.min(whole - part, Math.round(whole * point - part / 2)));

/** Crops a photo to the shape of the card, around its focal point. */
async function crop(sharp: typeof Sharp, { bytes, focalPoint: { x, y } = middle }: Card['photo'] & {}) {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { autoOrient: whole } = await picture.metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  const part = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return picture
    .rotate()
    .extract({
      ...part,
      left: getStart(whole.width, part.width, x),
      top: getStart(whole.height, part.height, y),
    })
    .resize({ ...previewSize, fit: 'cover' });
}

/** Draws the picture of a shared link: a photo with its heading, place and the site's name. */
export async function drawCard({ heading, place, site, photo }: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const [name, named, where] = await Promise.all([
    drawText(heading, { width: inner, height: 270, sizes: [104, 88, 72, 60, 50] }),
    site === heading ? undefined : drawText(site, { width: inner - 72, height: 48, sizes: [42, 34, 26] }),
    place === undefined ? undefined : drawText(place, { width: inner, height: 48, sizes: [42, 36, 30] }),
  ]);
  const footOfName = height - margin + 8 - (where ? where.height + 28 : 0);
  const below = photo ? await crop(sharp, photo) : sharp(Buffer.from(ground));
  const done = below
    .flatten({ background: 'white' })
    .composite([
      { input: Buffer.from(veil), left: 0, top: 0 },
      ...(named ? [{ input: named.picture, left: margin + 64, top: Math.round(68 - named.height / 2) }] : []),
      { input: name.picture, left: margin, top: Math.max(110, footOfName - name.height) },
      ...(where ? [{ input: where.picture, left: margin, top: height - margin + 8 - where.height }] : []),
    ]);
  return new Uint8Array(await done.jpeg({ quality, mozjpeg: true }).toBuffer());
}
