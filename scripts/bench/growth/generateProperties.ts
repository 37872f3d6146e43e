import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const demo = resolve(import.meta.dirname, '../../../demo');
const originals = ['casa-do-limoeiro', 'monte-da-figueira'];

/** Returns the id of a generated property, counted from 1. */
export const getPropertyId = (position: number): string => `casa-${String(position).padStart(5, '0')}`;

interface Original {
  texts: readonly (readonly [name: string, text: string])[];
  photos: readonly (readonly [name: string, bytes: Buffer])[];
}

async function readOriginal(id: string): Promise<Original> {
  const folder = join(demo, id);
  const files = await readdir(folder);
  const texts = files.filter((name) => name.endsWith('.yaml'));
  const photos = await readdir(join(folder, 'photos'));
  return {
    texts: await Promise.all(
      texts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
    photos: await Promise.all(
      photos.map(async (name) => {
        // Small photos keep 1,000 properties below 150 MB.
        const small = sharp(join(folder, 'photos', name))
          .resize({ width: 480 })
          .webp({ quality: 50 });
        return [name, await small.toBuffer()] as const;
      }),
    ),
  };
}

/** Appends an ignored RIFF chunk with a number, so that no two photos have the same bytes. */
function withNumber(photo: Buffer, number: number): Buffer {
  const chunk = Buffer.alloc(16);
  chunk.write('NUMB', 0, 'latin1');
  chunk.writeUInt32LE(8, 4);
  chunk.writeDoubleLE(number, 8);
  const numbered = Buffer.concat([photo, chunk]);
  // The length of the file, without the first eight bytes.
  numbered.writeUInt32LE(numbered.length - 8, 4);
  return numbered;
}

/**
 * Writes a CONTENT_DIR with copies of the demo properties. Each has its own id, name and photos, so that nothing is
 * cached for several properties together.
 */
export async function generateProperties(folder: string, count: number): Promise<void> {
  const models = await Promise.all(originals.map(readOriginal));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'host.yaml'), await readFile(join(demo, 'host.yaml')));
  for (let position = 1; position <= count; position += 1) {
    const { texts, photos } = models[position % models.length]!;
    const property = join(folder, getPropertyId(position));
    await mkdir(join(property, 'photos'), { recursive: true });
    await Promise.all([
      ...texts.map(([name, text]) =>
        writeFile(join(property, name), text.replace(/^name: .*$/m, `$& ${position}`)),
      ),
      ...photos.map(([name, bytes], index) =>
        writeFile(join(property, 'photos', name), withNumber(bytes, position * photos.length + index)),
      ),
    ]);
  }
}
