import { createRequire } from 'node:module';
import { escaped } from '../pages/html.ts';

// The site's own font as TrueType, because a server may have no fonts.
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/instrument-serif/400Regular/InstrumentSerif_400Regular.ttf',
);

export interface Drawn {
  picture: Buffer;
  width: number;
  height: number;
}

export interface Box {
  width: number;
  height: number;
  /** Font sizes in pixels, the largest first; the first one with which the text fits is used. */
  sizes: readonly number[];
}

async function drawLine(text: string, { width }: Box, size: number): Promise<Drawn> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escaped(text)}</span>`,
      font: `Instrument Serif ${size}`,
      fontfile,
      width,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The maximum length of a text in letters; longer ones are truncated. */
const longest = 120;

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** Draws a text in white letters, as large as fits into its box, but at least in the smallest size. */
export async function drawText(text: string, box: Box): Promise<Drawn> {
  const [size = 0, ...smaller] = box.sizes;
  const drawn = await drawLine(shortened(text), box, size);
  const fits = drawn.height <= box.height && drawn.width <= box.width;
  return fits || smaller.length === 0 ? drawn : drawText(text, { ...box, sizes: smaller });
}
