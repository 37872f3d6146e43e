import { listTextLanguages } from '../../../../contract/content/photoOrder.ts';
import { previewPath } from '../../../../contract/dashboard/operations.ts';
import type { ShownProperty } from '../../../../contract/dashboard/properties.ts';
import { languageNames, type Language } from '../../../../contract/values/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useText } from '../../i18n/index.ts';
import { heading, part } from '../property/property.css.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import * as css from './preview.css.ts';
import type { PropertyReviewProps } from './PropertyReviewProps.ts';

const widths = ['phone', 'desktop'] as const;

/** Shows the page of the property as its draft would look, in the width of a phone or a computer. */
export function Preview({
  context: { preview },
  shown: { property, languages: known, revision, document },
  send,
}: Omit<PropertyReviewProps, 'proof'> & { shown: ShownProperty }) {
  const text = useText();
  const written = listTextLanguages(document);
  const complete = known.filter((code) => written.includes(code));
  const languages = complete.length > 0 ? complete : known;
  const language = languages.includes(preview.language) ? preview.language : languages[0]!;
  return (
    <Disclosure title={<h2 className={heading}>{text('dashboard.review.preview')}</h2>}>
      <div className={part}>
        <div className={css.tools}>
          <div className={css.widths} role="group" aria-label={text('dashboard.review.width')}>
            {widths.map((width) => (
              <Button
                key={width}
                look={width === preview.width ? 'primary' : 'secondary'}
                aria-pressed={width === preview.width}
                onClick={() => send({ type: 'preview.changed', preview: { width } })}
              >
                {text(`dashboard.review.width.${width}`)}
              </Button>
            ))}
          </div>
          {languages.length > 1 && (
            <Select
              id="preview-language"
              label={text('language.label')}
              value={language}
              onChange={(chosen) =>
                send({ type: 'preview.changed', preview: { language: chosen as Language } })
              }
            >
              {languages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>
              ))}
            </Select>
          )}
        </div>
        <div className={css.frame[preview.width]}>
          {/* Another revision is another document. Without the origin, the page would not receive its pictures. */}
          <iframe
            key={`${revision} ${language}`}
            className={css.page[preview.width]}
            src={previewPath(property, language)}
            title={text('dashboard.review.preview')}
            sandbox="allow-same-origin"
            loading="lazy"
          />
        </div>
      </div>
    </Disclosure>
  );
}
