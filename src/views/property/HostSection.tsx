import { languageNames } from '../../../contract/values/language.ts';
import { contactPage } from '../../../contract/rules/addresses.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useLanguage, useText, useTextLanguage } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { HostPhones } from '../shared/HostPhones.tsx';
import { HostPortrait } from '../shared/HostPortrait.tsx';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

/** Introduces the host. */
export function HostSection({ property }: { property: Property }) {
  const { id, host } = property;
  const lang = useTextLanguage(property);
  const text = useText();
  const language = useLanguage();
  const { list } = useFormats();
  return (
    <section className={page.section} id="host" aria-labelledby="host-heading">
      <div className={css.hostHead}>
        <HostPortrait host={host} />
        <h2 className={page.heading} id="host-heading">
          {text('host.title', { host: host.name })}
        </h2>
      </div>
      <div className={css.hostWords}>
        <p lang={lang}>{host.about}</p>
        <ul className={css.hostFacts}>
          <li>{text('host.since', { year: String(host.since) })}</li>
          <li>
            {text('host.speaks', { languages: list(host.languages.map((code) => languageNames[code])) })}
          </li>
          <li lang={lang}>{host.responseTime}</li>
        </ul>
        <HostPhones host={host} />
        <p>
          <ButtonLink href={contactPage(language, id)}>
            {text('contact.title', { host: host.name })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
