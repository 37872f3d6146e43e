import type { ReactNode } from 'react';
import { contactPage } from '../../../../contract/rules/addresses.ts';
import type { Property } from '../../../../machines/property/property.types.ts';
import { Text, useFormats, useLanguage, useText } from '../../../i18n/index.ts';
import { phoneLink } from '../../../kit/phoneLink.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { linkTo } from '../../shared/linkTo.tsx';

interface Props {
  property: Pick<Property, 'id' | 'host' | 'legal' | 'platformFee'>;
}

const getRecipient = ({ host, legal }: Props['property']) => {
  if (!legal) return 'unknown';
  return legal.name === host.name ? 'host' : 'seller';
};

const phoneTo = (phone: string) => (chunks: ReactNode[]) => (
  <a key={phone} href={phoneLink(phone)}>
    <Verbatim isWhole>{chunks}</Verbatim>
  </a>
);

/** Says what a direct booking means: no fee, who receives the payment, and how to reach the host. */
export function DirectBooking({ property }: Props) {
  const text = useText();
  const language = useLanguage();
  const { percentage } = useFormats();
  const { id, host, legal, platformFee } = property;
  return (
    <div>
      <p>
        {text('direct.text', {
          recipient: getRecipient(property),
          host: host.name,
          seller: legal?.name ?? '',
        })}
      </p>
      {platformFee !== undefined && (
        <p>{text('direct.platforms', { host: host.name, percentage: percentage(platformFee) })}</p>
      )}
      <p>
        {host.phone === undefined ? (
          <Text id="direct.write" values={{ host: host.name, link: linkTo(contactPage(language, id)) }} />
        ) : (
          <Text id="direct.call" values={{ phone: host.phone, link: phoneTo(host.phone) }} />
        )}
      </p>
    </div>
  );
}
