import type { Language } from './language.ts';

/** The widths of pictures on the site: the layout widths, for screens of density 1 and 2. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The picture formats of pages: the smallest one, and a fallback for older browsers. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The maximum number of pixels in a source picture: more than any camera has, and within the memory of a small server.
 */
export const mostPixels = 100_000_000;

/** The base path of the embedded host's photos. */
export const mediaBase = '/media';

/**
 * The header of a photo with the point that stays visible when the photo is cropped: two numbers from 0 at the left and at
 * the top to 1.
 */
export const focalPointHeader = 'Focal-Point';

/** The folder of the site's own pictures in the addresses of photos; the ids of properties contain no underscore. */
export const siteMedia = '_site';

/** The base path of the site's resized pictures. */
export const picturesBase = '/images';

/** The size of link previews in pixels, which social networks show uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Returns the address of a photo at the embedded host. It contains a version of the content, if known, so browsers may
 * cache it permanently and a replaced photo gets a new address.
 */
export const mediaAddress = (unitId: string, file: string, version?: string): string =>
  `${mediaBase}/${unitId}/${version === undefined ? file : file.replace(/(?=\.\w+$)/, `.${version}`)}`;

/** The pattern of the content version of a photo: the beginning of its hash, and how it is cropped (focalPoint.ts). */
export const photoVersionPattern = String.raw`[0-9a-f]{8}(?:\.x[0-2]\.y[0-2])?`;

/** Splits the content version from the file name of a photo; `version` is undefined without one. */
export function photoVersion(file: string): { file: string; version: string | undefined } {
  const pattern = new RegExp(String.raw`^(.+)\.(${photoVersionPattern})(\.\w+)$`);
  const [, name, version, ending] = pattern.exec(file) ?? [];
  return version === undefined ? { file, version } : { file: `${name}${ending}`, version };
}

/** Whether a picture belongs to this site, which resizes it, and not to an external host. */
export const isOfThisSite = (src: string): boolean => src.startsWith(`${mediaBase}/`);

/** Returns the address of a picture in one width and format; external pictures keep their address. */
export const sizedPicture = (src: string, width: PictureWidth, format: PictureFormat = 'webp'): string =>
  isOfThisSite(src)
    ? `${picturesBase}/${width}${src.slice(mediaBase.length).replace(/\.\w+$/, `.${format}`)}`
    : src;

/** The picture that the header shows in place of the name of the site. */
export interface SiteLogo {
  /** The path of the picture in the width of the header. */
  readonly src: string;
  /** The paths by the density of the screen. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** The base path of link previews. */
export const previewsBase = `${picturesBase}/preview`;

/**
 * Returns the address of the link preview of a property or of the first page, as JPEG because all networks support it.
 */
export const previewPicture = (language: Language, unitId?: string): string =>
  `${previewsBase}/${language}${unitId === undefined ? '' : `/${unitId}`}.jpg`;

/** Returns the address of the logo as pages show it. */
export const siteLogoAddress = (photo: string): string =>
  sizedPicture(mediaAddress(siteMedia, `${photo}.webp`), 640);
