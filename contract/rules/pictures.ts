import type { Language } from '../language.ts';

/** The widths in which the site has pictures: those where layouts change, on screens of density 1 and 2. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The formats of pictures in pages: the one that is smallest, and the one for browsers that cannot read it. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The most pixels that a picture is cut from: more than any camera has, and what a small machine can hold. */
export const mostPixels = 100_000_000;

/** Below it the embedded host has the photos of properties. */
export const mediaBase = '/media';

/** Below it the site has them in each width. */
export const picturesBase = '/images';

/** The picture of a shared link, in pixels: the form that previews show whole. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Where the embedded host has a photo. The address holds a mark of the content, where that is known, so that a replaced
 * photo has another address and browsers may keep each of them for good.
 */
export const mediaAddress = (unitId: string, file: string, version?: string): string =>
  `${mediaBase}/${unitId}/${version === undefined ? file : file.replace(/(?=\.\w+$)/, `.${version}`)}`;

/** A photo's file name without the mark of its content, and that mark; undefined where the name has none. */
export function photoVersion(file: string): { file: string; version: string | undefined } {
  const [, name, version, ending] = /^(.+)\.([0-9a-f]{8})(\.\w+)$/.exec(file) ?? [];
  return version === undefined ? { file, version } : { file: `${name}${ending}`, version };
}

/** Whether a picture is one of this site, which has it in each width, and not of a host elsewhere. */
export const isOfThisSite = (src: string): boolean => src.startsWith(`${mediaBase}/`);

/** Where a picture is to be had in one width and format; one from elsewhere is used as it is. */
export const sizedPicture = (src: string, width: PictureWidth, format: PictureFormat = 'webp'): string =>
  isOfThisSite(src)
    ? `${picturesBase}/${width}${src.slice(mediaBase.length).replace(/\.\w+$/, `.${format}`)}`
    : src;

/** Below it the site has the pictures of shared links. */
export const previewsBase = `${picturesBase}/preview`;

/** Where the picture of a shared link is, as JPEG, which all of them read: of a property's, or of the first page's. */
export const previewPicture = (language: Language, unitId?: string): string =>
  `${previewsBase}/${language}${unitId === undefined ? '' : `/${unitId}`}.jpg`;
