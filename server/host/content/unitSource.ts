import * as v from 'valibot';
import { isRecord } from '../../../contract/isRecord.ts';
import type { Language } from '../../../contract/language.ts';
import type { PhotoSize } from './examinePhoto.ts';
import { getSeller, type Seller } from './identity.ts';
import { propertyFile, type PropertyFile } from './property.ts';
import { filledTexts, type FilledTexts } from './textLanguages.ts';
import { findNamedTexts, textsFile, type Texts } from './texts.ts';

/**
 * What a host wrote of a property, before it is understood: it can be kept, and is read again by the rules of a later
 * version, where what has been added is optional.
 */
export interface UnitSource {
  readonly property: unknown;
  readonly texts: Readonly<Partial<Record<Language, unknown>>>;
  readonly photoSizes: Readonly<Record<string, PhotoSize>>;
}

/** One property, as its folder describes it. Amounts are integer cents. */
export interface UnitContent extends PropertyFile, FilledTexts {
  readonly id: string;
  /** Where its photo files are. */
  readonly photoFolder: string;
  readonly photoSizes: ReadonlyMap<string, PhotoSize>;
  /** Who lets it. */
  readonly seller: Seller;
  readonly source: UnitSource;
}

const getTexts = (source: UnitSource): Map<Language, Texts> => {
  const { property } = source;
  const schema = textsFile(findNamedTexts(isRecord(property) ? property : {}, new Set()));
  const written = Object.entries(source.texts) as [Language, unknown][];
  return new Map(written.map(([language, texts]) => [language, v.parse(schema, texts)]));
};

/**
 * A property from what was kept of it.
 * @throws where the rules of this version do not understand it
 */
export function parseUnit(
  { id, photoFolder, offered }: { id: string; photoFolder: string; offered: readonly Language[] },
  source: UnitSource,
): UnitContent {
  const property = v.parse(propertyFile, source.property);
  return {
    ...property,
    id,
    photoFolder,
    photoSizes: new Map(Object.entries(source.photoSizes)),
    ...filledTexts(getTexts(source), offered),
    seller: getSeller(property, undefined),
    source,
  };
}
