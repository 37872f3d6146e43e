import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Content } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * A photo of a property. Only the files that its description names are given out.
 * @throws {Refusal} 404
 */
export async function mediaFile({ units }: Content, unitId: string, file: string): Promise<Response> {
  const unit = units.get(unitId);
  const type = types[extname(file)];
  if (!unit?.photoSizes.has(file) || type === undefined) throw new Refusal('not-found');
  const bytes = await readFile(join(unit.photoFolder, file));
  return new Response(bytes, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
}
