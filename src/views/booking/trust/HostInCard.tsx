import type { ReactNode } from 'react';
import { languageNames } from '../../../../contract/values/language.ts';
import type { Property } from '../../../../machines/property/property.types.ts';
import { Text, useFormats, useText, useTextLanguage } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { HostPortrait } from '../../shared/HostPortrait.tsx';
import * as css from './trust.css.ts';

interface Props {
  property: Pick<Property, 'host' | 'textLanguage' | 'registrationNumber' | 'registrationLink'>;
}

const registerAt = (href: string) => (chunks: ReactNode[]) => (
  <a key={href} href={href} target="_blank" rel="noopener noreferrer">
    {chunks}
  </a>
);

/** Shows the host, and the registration number with a link to the public register. */
export function HostInCard({ property }: Props) {
  const text = useText();
  const { list } = useFormats();
  const lang = useTextLanguage(property);
  const { host, registrationNumber: number, registrationLink } = property;
  return (
    <div className={css.host}>
      <div className={css.person}>
        <HostPortrait host={host} size="small" />
        <div>
          <p className={css.hostName}>
            <Verbatim>{host.name}</Verbatim>
          </p>
          <p>{text('host.since', { year: String(host.since) })}</p>
          <p lang={lang}>{host.responseTime}</p>
        </div>
      </div>
      <p>{text('host.speaks', { languages: list(host.languages.map((code) => languageNames[code])) })}</p>
      <p>
        {registrationLink === undefined ? (
          text('footer.registrationNumber', { number })
        ) : (
          <Text id="host.registered" values={{ number, link: registerAt(registrationLink) }} />
        )}
      </p>
    </div>
  );
}
