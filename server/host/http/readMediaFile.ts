import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Content } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';

/**
 * A photo of a property. Only the files that its description names are given out.
 * @throws {Refusal} 404
 */
export async function readMediaFile({ units }: Content, unitId: string, file: string): Promise<Response> {
  const unit = units.get(unitId);
  const type = getMimeType(file);
  if (!unit?.photoSizes.has(file) || type === undefined) throw new Refusal('not-found');
  const bytes = await readFile(join(unit.photoFolder, file));
  return new Response(bytes, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
}
