import * as v from 'valibot';
import { email } from '../schemas/guest.ts';
import type { LegalIdentity } from '../schemas/legal.ts';
import { block, getList, name, text, textLike } from './fields.ts';

/** The `https:` address of an authority or a register. */
export const website = textLike(
  v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^\s/?#@]+([/?#]\S*)?$/), v.maxLength(2000)),
  'notWebsite',
  { example: 'https://example.com/page' },
);

const fields = {
  name,
  address: text,
  taxNumber: text,
  registration: v.optional(text),
  email: textLike(email, 'notEmail'),
  phone: v.optional(text),
  disputeBodies: v.optional(getList(block({ name: text, website }))),
};

/** The schema of `host.yaml`: the name of the site, and the legal identity of the host. */
export const hostFile = v.pipe(
  block({ ...fields, siteName: v.optional(text) }),
  v.transform(({ siteName: _siteName, ...host }) => host),
);
export type HostFile = v.InferOutput<typeof hostFile>;

/** The schema of a `host.yaml` that contains only the name of the site, as "content new" writes it. */
export const siteNameFile = block({ siteName: text });

/** The schema of `legal` in `property.yaml`: the parts of the legal identity that differ for one property. */
export const legalOfProperty = block({
  ...fields,
  name: v.optional(fields.name),
  address: v.optional(fields.address),
  taxNumber: v.optional(fields.taxNumber),
  email: v.optional(fields.email),
});

/** The legal identity of the host of a property, with the dispute resolution bodies. */
export type Seller = LegalIdentity & {
  disputeBodies: NonNullable<HostFile['disputeBodies']>;
};

interface Property {
  readonly host: { readonly name: string };
  readonly contact: { readonly email: string };
  readonly legal?: v.InferOutput<typeof legalOfProperty> | undefined;
}

/** Merges the legal identity: the property's data takes precedence over the site's, and that over the contact data. */
export function getSeller({ host, contact, legal = {} }: Property, site: HostFile | undefined): Seller {
  return {
    ...site,
    ...legal,
    name: legal.name ?? site?.name ?? host.name,
    email: legal.email ?? site?.email ?? contact.email,
    disputeBodies: legal.disputeBodies ?? site?.disputeBodies ?? [],
  };
}
