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
      for (const { file, size, of } of icons) {
        const picture = sharp(Buffer.from(of(svg)), { density: (72 * size) / 32 }).resize(size, size);
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: await picture.png({ palette: true }).toBuffer(),
        });
      }
    },
  };
};
