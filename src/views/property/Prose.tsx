import type { Property } from '../../../machines/property/property.types.ts';
import { useTextLanguage } from '../../i18n/index.ts';
import * as css from './sections.css.ts';

/** What a host wrote at length: an empty line separates its paragraphs. */
export const Prose = ({ words, property }: { words: string; property: Property }) => (
  <div className={css.prose} lang={useTextLanguage(property)}>
    {words.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
