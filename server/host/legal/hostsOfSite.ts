import type { Language } from '../../../contract/values/language.ts';
import type { LegalBlock } from '../../../contract/schemas/legal.ts';
import type { HostContext } from '../base/context.ts';

type Hosts = Extract<LegalBlock, { kind: 'hosts' }>['hosts'];

/** The hosts of this site with their properties, each host once. */
export function hostsOfSite({ content }: Pick<HostContext, 'content'>, language: Language): Hosts {
  const hosts = new Map<string, Hosts[number]>();
  for (const unit of content.units.values()) {
    const key = JSON.stringify(unit.seller);
    const host = hosts.get(key) ?? { ...unit.seller, units: [] };
    const { name } = unit.texts[language];
    host.units.push({ name, registrationNumber: unit.registrationNumber });
    hosts.set(key, host);
  }
  return [...hosts.values()];
}
