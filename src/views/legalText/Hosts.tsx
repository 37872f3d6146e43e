import type { LegalBlock } from '../../../contract/schemas/legal.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { phoneLink } from '../../kit/phoneLink.ts';
import * as css from './legalText.css.ts';
import { AddressLine } from '../../ui/AddressLine.tsx';
import { Verbatim } from '../../ui/Verbatim.tsx';

type HostsOfSite = Extract<LegalBlock, { kind: 'hosts' }>['hosts'];

function Host({ host }: { host: HostsOfSite[number] }) {
  const text = useText();
  const facts: readonly [label: string, value: string | undefined][] = [
    [text('legal.address'), host.address],
    [text('legal.taxNumber'), host.taxNumber],
    [text('legal.registration'), host.registration],
  ];
  return (
    // These labels are in the page's language, but the host's text around them may be in another one.
    <dl className={css.host} lang={useLanguage()}>
      <div>
        <dt>{text('legal.name')}</dt>
        <dd className={css.strong}>
          <Verbatim>{host.name}</Verbatim>
        </dd>
      </div>
      {facts.map(([label, value]) =>
        value === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <AddressLine>{value}</AddressLine>
            </dd>
          </div>
        ),
      )}
      <div>
        <dt>{text('legal.email')}</dt>
        <dd>
          <a href={`mailto:${host.email}`}>
            <Verbatim>{host.email}</Verbatim>
          </a>
        </dd>
      </div>
      {host.phone !== undefined && (
        <div>
          <dt>{text('legal.phone')}</dt>
          <dd>
            <a href={phoneLink(host.phone)}>
              <Verbatim isWhole>{host.phone}</Verbatim>
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{text('legal.lets')}</dt>
        {host.units.map(({ name, registrationNumber }) => (
          <dd key={registrationNumber + name}>
            {`${name} · ${text('footer.registrationNumber', { number: registrationNumber })}`}
          </dd>
        ))}
      </div>
      {host.disputeBodies.length > 0 && (
        <div>
          <dt>{text('legal.disputeBodies')}</dt>
          {host.disputeBodies.map(({ name, website }) => (
            <dd key={website}>
              <a href={website} rel="noreferrer">
                {name}
              </a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Shows the hosts of this site. */
export const Hosts = ({ hosts }: { hosts: HostsOfSite }) =>
  hosts.map((host) => <Host key={host.name + host.email} host={host} />);
