import type { Property } from '../../../machines/property/property.types.ts';
import { useTextLanguage } from '../../i18n/index.ts';
import * as css from './sections.css.ts';

/** Shows a long text by the host, in which empty lines separate paragraphs. */
export const Prose = ({ text, property }: { text: string; property: Property }) => (
  <div className={css.prose} lang={useTextLanguage(property)}>
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
