import * as v from 'valibot';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { Language } from '../../../contract/values/language.ts';
import { checkSource, type UnitSource } from './checkSource.ts';
import type { PhotoSize } from './examinePhoto.ts';
import { countFindings, type Findings } from './findings.ts';
import { getSourcePrint } from './sourcePrint.ts';
import { getSeller, type HostFile, type Seller } from '../../../contract/content/identity.ts';
import { propertySchema, type PropertyFile } from '../../../contract/content/property.ts';
import { fillTexts, type FilledTexts } from './textLanguages.ts';
import { findNamedTexts, createTextsSchema, type Texts } from '../../../contract/content/texts.ts';

/** A photo of a property. */
interface ShownPhoto extends PhotoSize {
  /** The address of a photo that guests do not see yet, for a preview; undefined for its public address. */
  readonly address?: string;
}

/** A parsed property. Amounts are integer cents. */
export interface UnitContent extends PropertyFile, FilledTexts {
  readonly id: string;
  /** The folder of its photo files; undefined for a version from the database. */
  readonly photoFolder?: string | undefined;
  readonly photoSizes: ReadonlyMap<string, ShownPhoto>;
  /** The legal identity of its host. */
  readonly seller: Seller;
  /** Reads the source; it is rarely needed, and takes as much memory as the rest. */
  readonly readSource: () => UnitSource;
  /** A hash of the source. */
  readonly print: string;
  /** The warnings about it; undefined if it has errors, because an earlier version of the site published it. */
  readonly findings?: Findings | undefined;
}

const parseTexts = (source: UnitSource): Map<Language, Texts> => {
  const { property } = source;
  const schema = createTextsSchema(findNamedTexts(isRecord(property) ? property : {}, new Set()));
  const entries = Object.entries(source.texts) as [Language, unknown][];
  return new Map(entries.map(([language, texts]) => [language, v.parse(schema, texts)]));
};

interface Surroundings {
  readonly id: string;
  readonly offered: readonly Language[];
  /** The legal identity of the host, if `host.yaml` contains it. */
  readonly site: HostFile | undefined;
}

/**
 * Parses a property from its stored source.
 * @throws if the schema of this version does not accept it
 */
export function parseUnit({ id, offered, site }: Surroundings, source: UnitSource): UnitContent {
  const property = v.parse(propertySchema, source.property);
  const now = new Date();
  const { errors, warnings } = checkSource(source, { offered }, now);
  return {
    ...property,
    id,
    photoSizes: new Map(Object.entries(source.photoSizes)),
    ...fillTexts(parseTexts(source), offered),
    seller: getSeller(property, site),
    readSource: () => source,
    print: getSourcePrint(source),
    ...(errors.length === 0 && { findings: countFindings(property, warnings, now) }),
  };
}
