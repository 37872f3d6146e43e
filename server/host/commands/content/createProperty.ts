import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { knownUnit, legalFolder } from '../../content/index.ts';
import { storeFolderPhotos } from '../../photos/index.ts';
import { readNewest, storeDraft } from '../../units/drafts.ts';
import { findUserById } from '../../users/index.ts';
import { readPhotoIds, type PhotoIds } from '../../units/versionPhotos.ts';
import type { CurrentContent } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { copyDocument, createBlankDocument } from './blankDocument.ts';
import { noSuchProperty } from './requireManaged.ts';

interface NewProperty {
  property: string;
  name: string;
  /** The language of its name. */
  language: Language;
  /** The property whose content is copied. */
  like?: string | undefined;
}

const taken = (id: string) =>
  new CommandRefused(`A property or a page of the site has the name ${id} already.`, {
    kind: 'property-exists',
  });

/** Refuses ids whose address or folder something else has. */
function requireFreeName({ pages, contentDir }: CommandContext, id: string): void {
  const isUsed = pages.takenUnitIds.includes(id) || id === legalFolder;
  if (isUsed || existsSync(join(contentDir, id))) throw taken(id);
}

/** The time zone of the first property of the site. */
const getTimeZone = ({ content }: CommandContext): string =>
  [...content.units.values(), ...content.former.values()][0]?.timeZone ?? 'Europe/Lisbon';

/** Returns the photos of a property; those of a folder are stored first. */
async function findPhotoIds(context: CommandContext, id: string, newest: CurrentContent): Promise<PhotoIds> {
  const folder = newest.fromFiles ? knownUnit(context.content, id)?.photoFolder : undefined;
  return folder === undefined
    ? readPhotoIds(context.db, id, newest.number)
    : storeFolderPhotos(context, { folder, files: Object.keys(newest.source.photoSizes) });
}

async function createDocument(context: CommandContext, input: NewProperty): Promise<PropertyDocument> {
  const { db, userId } = context;
  const author = userId === undefined ? undefined : await findUserById(db, userId);
  const year = new Date().getFullYear();
  return createBlankDocument({ ...input, timeZone: getTimeZone(context), author, year });
}

async function copyProperty(context: CommandContext, like: string, name: string) {
  const newest = await readNewest(context.db, like);
  if (!newest) throw noSuchProperty(like);
  return {
    document: copyDocument(newest.source, name),
    photos: await findPhotoIds(context, like, newest),
  };
}

/**
 * Begins a property, whose draft is incomplete. A repeated call with the same input returns the same draft.
 * @throws {CommandRefused} if the id is not free, or the property to copy does not exist
 */
export async function createProperty(
  context: CommandContext,
  input: NewProperty,
): Promise<{ property: string; revision: string }> {
  const { db, userId: author } = context;
  const { property: unitId, like } = input;
  requireFreeName(context, unitId);
  const made: { document: PropertyDocument; photos?: PhotoIds } =
    like === undefined
      ? { document: await createDocument(context, input) }
      : await copyProperty(context, like, input.name);
  const { document, photos } = made;
  const result = await storeDraft(db, { unitId, source: document, photos, follows: undefined, author });
  if ('conflict' in result) throw taken(unitId);
  return { property: unitId, revision: result.stored.hash };
}
