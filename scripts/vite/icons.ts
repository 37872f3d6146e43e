import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const corners = / rx="\d+"/;
const drawing = /(<rect [^>]*\/>)([^]*)(<\/svg>)/;

/** Extends the icon to the edges of its square, because iOS and other systems round the corners themselves. */
const square = (svg: string) => svg.replace(corners, '');

/** Scales the drawing to the circle that no mask cuts off, which has four fifths of the icon's width. */
const maskable = (svg: string) =>
  square(svg).replace(drawing, '$1<g transform="translate(16 16) scale(0.85) translate(-16 -16)">$2</g>$3');

const icons = [
  { file: 'icon-192.png', size: 192, of: (svg: string) => svg },
  { file: 'icon-512.png', size: 512, of: (svg: string) => svg },
  { file: 'icon-maskable-512.png', size: 512, of: maskable },
  // Apple devices request this path automatically, so pages do not link to it.
  { file: 'apple-touch-icon.png', size: 180, of: square },
] as const;

/** The widths of the icons in `favicon.ico`: for tabs, for double density, and for the desktop. */
const icoSizes = [16, 32, 48] as const;

/** Combines PNGs in one ICO file: a directory with an entry of 16 bytes for each, followed by the PNGs. */
function createIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2); // the type of icons (cursors have 2)
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    directory.set([size, size], at);
    directory.writeUInt16LE(1, at + 4); // colour planes
    directory.writeUInt16LE(32, at + 6); // bits per pixel
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

/** Renders `public/icon.svg` as the app icons of devices. */
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
        throw new Error(`${source}: app icons require a <rect … rx="…" /> followed by the drawing`);
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
      // Programs that do not read pages request this path automatically.
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: createIco(pictures) });
    },
  };
};
