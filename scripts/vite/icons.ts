import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const corners = / rx="\d+"/;
const drawing = /(<rect [^>]*\/>)([^]*)(<\/svg>)/;

/** The icon to the edges of its square: iOS and others cut the corners themselves. */
const square = (svg: string) => svg.replace(corners, '');

/** The square icon with what is drawn within the circle that no mask cuts off, four fifths of its width. */
const maskable = (svg: string) =>
  square(svg).replace(drawing, '$1<g transform="translate(16 16) scale(0.85) translate(-16 -16)">$2</g>$3');

const icons = [
  { file: 'icon-192.png', size: 192, of: (svg: string) => svg },
  { file: 'icon-512.png', size: 512, of: (svg: string) => svg },
  { file: 'icon-maskable-512.png', size: 512, of: maskable },
  // Devices of Apple look for it there by themselves: pages need not say so.
  { file: 'apple-touch-icon.png', size: 180, of: square },
] as const;

/** The widths of the icons in `favicon.ico`: in tabs, on density 2, on a desktop. */
const icoSizes = [16, 32, 48] as const;

/** PNGs as one ICO: a directory with an entry of 16 bytes for each, then the pictures as they are. */
function createIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2); // icons, not cursors
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    directory.set([size, size], at);
    directory.writeUInt16LE(1, at + 4); // colour planes
    directory.writeUInt16LE(32, at + 6); // bits a pixel
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** Draws `public/icon.svg` as the pictures that devices show among their apps. */
export const iconsOfApps = (): Plugin => {
  let source = '';
  return {
    name: 'icons-of-apps',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ publicDir }) => {
      source = join(publicDir, 'icon.svg');
    },
    async generateBundle() {
      const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readFile(source, 'utf8')]);
      if (!corners.test(svg) || !drawing.test(svg)) {
        throw new Error(`${source}: icons of apps are drawn from a <rect … rx="…" /> and what stands on it`);
      }
      const drawn = (of: string, size: number) =>
        sharp(Buffer.from(of), { density: (72 * size) / 32 }).resize(size, size);
      for (const { file, size, of } of icons) {
        const image = await drawn(of(svg), size).png({ palette: true }).toBuffer();
        this.emitFile({ type: 'asset', fileName: file, source: image });
      }
      const pictures = await Promise.all(
        icoSizes.map(async (size) => ({ size, png: await drawn(svg, size).png().toBuffer() })),
      );
      // Programs that read no page look for it there by themselves.
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: createIco(pictures) });
    },
  };
};
