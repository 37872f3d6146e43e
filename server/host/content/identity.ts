import * as v from 'valibot';
import { email } from '../../../contract/guest.ts';
import type { LegalIdentity } from '../../../contract/legal.ts';
import { block, getList, text, textLike } from './fields.ts';

const website = textLike(
  v.pipe(v.string(), v.url(), v.startsWith('https://')),
  'should be an address such as https://www.cniacc.pt',
);

const fields = {
  name: text,
  address: text,
  taxNumber: text,
  registration: v.optional(text),
  email: textLike(email, 'should be an e-mail address'),
  phone: v.optional(text),
  disputeBodies: v.optional(getList(block({ name: text, website }))),
};

/** `host.yaml`: what the site is called, and who lets what is on it, as the law asks them to be named. */
export const hostFile = v.pipe(
  block({ ...fields, siteName: v.optional(text) }),
  v.transform(({ siteName: _siteName, ...host }) => host),
);
export type HostFile = v.InferOutput<typeof hostFile>;

/** `host.yaml` as long as it holds only the name of the site, which "content new" writes. */
export const siteNameFile = block({ siteName: text });

/** `legal` in `property.yaml`: what of it is otherwise for one property. */
export const legalOfProperty = block({
  ...fields,
  name: v.optional(fields.name),
  address: v.optional(fields.address),
  taxNumber: v.optional(fields.taxNumber),
  email: v.optional(fields.email),
});

/** Who lets a property, with the boards that settle disputes with them. */
export type Seller = LegalIdentity & {
  disputeBodies: NonNullable<HostFile['disputeBodies']>;
};

interface Property {
  readonly host: { readonly name: string };
  readonly contact: { readonly email: string };
  readonly legal?: v.InferOutput<typeof legalOfProperty> | undefined;
}

/** What is said of a property goes before what is said of the whole site, and that before how its host is reached. */
export function getSeller({ host, contact, legal = {} }: Property, site: HostFile | undefined): Seller {
  return {
    ...site,
    ...legal,
    name: legal.name ?? site?.name ?? host.name,
    email: legal.email ?? site?.email ?? contact.email,
    disputeBodies: legal.disputeBodies ?? site?.disputeBodies ?? [],
  };
}
