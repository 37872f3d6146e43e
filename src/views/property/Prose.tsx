import type { Language } from '../../../contract/values/language.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as css from './sections.css.ts';

/** The length of the visible part of a long text, in characters; its last paragraph may be longer. */
const visibleLength = 250;

/** Returns how many paragraphs are visible at first. */
function countVisible(paragraphs: readonly string[]): number {
  let length = 0;
  const last = paragraphs.findIndex((paragraph) => (length += paragraph.length) >= visibleLength);
  return last === -1 ? paragraphs.length : last + 1;
}

const Paragraphs = ({ shown, lang }: { shown: readonly string[]; lang: Language | undefined }) => (
  <div className={css.prose} lang={lang}>
    {shown.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

/** Shows a long text by the host, in which empty lines separate paragraphs. The guest opens all but the first ones. */
export function Prose({ text: written, property }: { text: string; property: Property }) {
  const text = useText();
  const lang = useTextLanguage(property);
  const paragraphs = written.split(/\n\s*\n/);
  const visible = countVisible(paragraphs);
  return (
    <div className={css.group}>
      <Paragraphs shown={paragraphs.slice(0, visible)} lang={lang} />
      {visible < paragraphs.length && (
        <Disclosure look="button" title={<span>{text('about.more')}</span>}>
          <Paragraphs shown={paragraphs.slice(visible)} lang={lang} />
        </Disclosure>
      )}
    </div>
  );
}
