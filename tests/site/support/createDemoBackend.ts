import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, isLanguage, type Language } from '../../../contract/values/language.ts';
import { apiBase } from '../../../contract/operations.ts';
import { mediaAddress, photoVersion } from '../../../contract/values/pictures.ts';
import {
  getCheckInDates,
  describe,
  loadContent,
  getWrittenLanguages,
} from '../../../server/host/content/index.ts';
import type { HostContext } from '../../../server/host/base/context.ts';
import { listRentalUnits } from '../../../server/host/units/listRentalUnits.ts';
import { getLegalText } from '../../../server/host/legal/getLegalText.ts';
import { createFakeBackend, createProblemAnswer, type FakeBackend } from './createFakeBackend.ts';

const folder = 'demo';
const content = await loadContent(folder);
const { units } = content;
const host = {
  content,
  productName: 'Estadia',
  reservationRetentionDays: 365,
  registrationRetentionDays: 365,
} as unknown as HostContext;

/** The properties that come with the site. */
export const demoUnits = [...units.keys()];

const unitAnswer = (id: string, language: Language) => {
  const unit = units.get(id);
  if (!unit) return createProblemAnswer(404, 'not-found');
  const description = describe(unit, language);
  const stay = { ...description.stay, ...getCheckInDates(unit, new Date()) };
  return Response.json({ ...description, stay, unavailable: [] });
};

async function photoAnswer(path: string): Promise<Response> {
  for (const unit of units.values()) {
    const file = unit.photos.find((photo) => mediaAddress(unit.id, photo) === photoVersion(path).file);
    if (file !== undefined) {
      return new Response(new Uint8Array(await readFile(join(folder, unit.id, 'photos', file))));
    }
  }
  return createProblemAnswer(404, 'not-found');
}

/** A host with the properties that come with the site, their texts and photos; it takes no reservations. */
export function createDemoBackend(): FakeBackend {
  const textLanguages = new Map([...units.values()].map((unit) => [unit.id, getWrittenLanguages(unit)]));
  return createFakeBackend({
    getOffered: () => ({ version: 0, unitIds: demoUnits, textLanguages }),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const languages = request.headers.get('Accept-Language') ?? '';
      const language = isLanguage(languages) ? languages : defaultLanguage;
      const [, resource, name = ''] = pathname.slice(apiBase.length).split('/');
      if (resource === 'rental-unit') return unitAnswer(name, language);
      if (resource === 'rental-units') {
        const params = { page: name } as Parameters<typeof listRentalUnits>[1]['params'];
        const call = { params, language } as Parameters<typeof listRentalUnits>[1];
        return Response.json(await listRentalUnits(host, call));
      }
      if (resource === 'legal') {
        const params = { text: name } as Parameters<typeof getLegalText>[1]['params'];
        const call = { params, language } as Parameters<typeof getLegalText>[1];
        return Response.json(await getLegalText(host, call));
      }
      return photoAnswer(pathname);
    },
  });
}
