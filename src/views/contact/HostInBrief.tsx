import { languageNames } from '../../../contract/values/language.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText, useTextLanguage } from '../../i18n/index.ts';
import { HostPhones } from '../shared/HostPhones.tsx';
import { HostPortrait } from '../shared/HostPortrait.tsx';
import * as css from './contact.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

/** Shows the host, the host's languages and the usual response time. */
export function HostInBrief({ property }: { property: Pick<Property, 'host' | 'textLanguage'> }) {
  const text = useText();
  const { list } = useFormats();
  const { host } = property;
  return (
    <div className={css.host}>
      <HostPortrait host={host} />
      <div>
        <ul className={css.hostFacts}>
          <li className={css.hostName}>
            <Verbatim>{host.name}</Verbatim>
          </li>
          <li>
            {text('host.speaks', { languages: list(host.languages.map((code) => languageNames[code])) })}
          </li>
          <li lang={useTextLanguage(property)}>{host.responseTime}</li>
        </ul>
        <HostPhones host={host} />
      </div>
    </div>
  );
}
