import {
  checkDocument,
  inPart,
  type DocumentIssues,
  type PropertyDocument,
} from '../../../contract/content/checks/checkDocument.ts';
import type { Language } from '../../../contract/values/language.ts';
import { findDocumentExamples } from './examples.ts';
import { findUnknownPhotos } from './photos.ts';
import type { PhotoSize } from './examinePhoto.ts';

/**
 * The document of a property, before validation, with the sizes of its photos. The site stores it. A later version can
 * parse it, because fields that a later version adds are optional.
 */
export interface UnitSource extends PropertyDocument {
  readonly photoSizes: Readonly<Record<string, PhotoSize>>;
}

interface Circumstances {
  /** The languages that the site offers, the default one first. */
  readonly offered: readonly Language[];
  /** Whether values of examples are errors. */
  readonly refusesExamples?: boolean | undefined;
}

/** Checks the content of a version, in the same way as the files of a folder. */
export function checkSource(
  source: UnitSource,
  { offered, refusesExamples }: Circumstances,
  now = new Date(),
): DocumentIssues {
  const photoSizes = new Map(Object.entries(source.photoSizes));
  const { errors, warnings } = checkDocument(source, photoSizes, now, {
    photoErrors: inPart(['property'], findUnknownPhotos(source.property, photoSizes)),
    offered,
    listsTexts: true,
    findExamples: findDocumentExamples(source, photoSizes),
  });
  if (Object.keys(source.texts).length === 0) {
    return { errors: [...errors, { path: ['texts', offered[0]!], code: 'missing' }], warnings: [] };
  }
  const examples = refusesExamples ? warnings.filter(({ about }) => about === 'examples') : [];
  return examples.length > 0 ? { errors: examples, warnings: [] } : { errors, warnings };
}
