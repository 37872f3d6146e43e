import { makeZip } from 'client-zip';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { readExportedFiles } from '../commands/content/exportedFiles.ts';
import { knownUnit, type UnitContent } from '../content/index.ts';
import { requireReader, toRefusalResponse } from './readSession.ts';

async function* listFiles(host: HostContext, unit: UnitContent) {
  for await (const { path, content } of readExportedFiles(host, unit)) {
    if (content !== undefined) yield { name: path, input: content };
    else host.log.warn({ unit: unit.id, file: path }, 'the photo of a downloaded property is not stored');
  }
}

async function createArchive(host: HostContext, request: Request, id: string): Promise<Response> {
  await requireReader(host, request);
  const unit = knownUnit(host.content, id);
  if (!unit) throw new Refusal('not-found');
  // The archive is written while it is sent, so it needs the memory of one photo.
  return new Response(makeZip(listFiles(host, unit)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${id}.zip"`,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Answers a request of a person who may read the content of properties for the present content of one of them, as a ZIP
 * archive with the folder that `content export` writes; 401 without a session, 403 with another role, 404 if guests have
 * never seen the property.
 */
export const downloadProperty = (host: HostContext, request: Request, id: string): Promise<Response> =>
  createArchive(host, request, id).catch(toRefusalResponse);
