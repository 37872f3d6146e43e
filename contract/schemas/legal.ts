import * as v from 'valibot';
import { means } from './means.ts';
import { language } from './primitives.ts';
import { legalTexts } from '../values/legalTexts.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** An authority or a board to which guests can complain. */
const body = v.object({
  name: means(text, 'The name of the body.'),
  website: means(v.pipe(v.string(), v.url()), 'The address of its website.'),
});

/** The legal identity of a host (Directive 2000/31/EC, article 5). */
export const legalIdentity = v.object({
  name: means(text, 'The name of the person or company.'),
  address: v.optional(means(text, 'The postal address, on one line.')),
  taxNumber: v.optional(means(text, 'The tax number: in Portugal the NIF or NIPC.')),
  registration: v.optional(means(text, 'Another registration, such as in a commercial register.')),
  email: means(text, 'The e-mail address.'),
  phone: v.optional(means(text, 'The phone number.')),
});
export type LegalIdentity = v.InferOutput<typeof legalIdentity>;

/** A piece of text with the same formatting and link. */
const run = v.object({
  text: means(v.string(), 'The text; a line break in it starts a new line.'),
  strong: v.optional(means(v.boolean(), 'Whether the text is bold.')),
  emphasis: v.optional(means(v.boolean(), 'Whether the text is in italics.')),
  href: v.optional(
    means(
      v.pipe(v.string(), v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/)),
      'The target of a link: an address with `https:`, `http:`, `mailto:` or `tel:`, or a path on the site.',
    ),
  ),
});
export type Run = v.InferOutput<typeof run>;

const runs = means(v.array(run), 'The pieces of text, in their order.');

const literalKind = <const Kind extends string>(kind: Kind) => means(v.literal(kind), 'The kind of block.');

const item = v.object({
  runs,
  items: means(v.array(runs), 'The items of a nested list; empty without one.'),
});

/** A host with their properties and the bodies that settle disputes with them. */
const hostOfSite = v.object({
  ...legalIdentity.entries,
  units: means(
    v.array(
      v.object({
        name: means(text, 'The name of the property.'),
        registrationNumber: means(text, 'The registration number of the property.'),
      }),
    ),
    'The host’s properties on this site.',
  ),
  disputeBodies: means(v.array(body), 'The bodies for dispute resolution out of court.'),
});

const block = v.variant('kind', [
  v.object({
    kind: literalKind('heading'),
    level: means(v.picklist([2, 3]), 'The level of the heading; the title is level 1.'),
    runs,
  }),
  v.object({ kind: literalKind('paragraph'), runs }),
  v.object({
    kind: literalKind('list'),
    isNumbered: means(v.boolean(), 'Whether the items are numbered.'),
    items: means(v.array(item), 'The items of the list.'),
  }),
  v.object({
    kind: literalKind('table'),
    head: means(v.array(runs), 'The heading of each column.'),
    rows: means(v.array(v.array(runs)), 'The rows, each with one cell for each column.'),
  }),
  v.object({
    kind: literalKind('hosts'),
    hosts: means(v.array(hostOfSite), 'The hosts with a property on this site.'),
  }),
]);
export type LegalBlock = v.InferOutput<typeof block>;

/** The name of a legal text in an address. */
export const legalTextName = means(v.picklist(legalTexts), 'The name of the legal text.');

/** A legal text of the host as structured blocks without HTML. */
export const legalText = v.object({
  title: means(text, 'The title.'),
  language: means(language, 'The language of the text, which may differ from the requested one.'),
  blocks: means(v.array(block), 'The blocks, in their order.'),
});
export type LegalText = v.InferOutput<typeof legalText>;
