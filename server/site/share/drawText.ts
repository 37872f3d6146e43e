import { createRequire } from 'node:module';
import { escaped } from '../pages/html.ts';

// The site's own face, brought along as TrueType: a server may have no font at all.
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
  /** Letters as high as may be, in pixels, then smaller ones until the text fits. */
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

/** The longest text that is drawn, in letters; of a longer one its beginning. */
const longest = 120;

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** A text in white letters, as large as its box lets it be; the smallest of its sizes is taken in any case. */
export async function drawText(text: string, box: Box): Promise<Drawn> {
  const [size = 0, ...smaller] = box.sizes;
  const drawn = await drawLine(shortened(text), box, size);
  const fits = drawn.height <= box.height && drawn.width <= box.width;
  return fits || smaller.length === 0 ? drawn : drawText(text, { ...box, sizes: smaller });
}
