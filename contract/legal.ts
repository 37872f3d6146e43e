import * as v from 'valibot';
import { means } from './means.ts';
import { language } from './primitives.ts';
import { legalTexts } from './rules/legalTexts.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** An authority or a board that guests can turn to. */
const body = v.object({
  name: means(text, 'What it is called.'),
  website: means(v.pipe(v.string(), v.url()), 'Where it is on the web.'),
});

/** Who lets a property, as the law asks them to be named (Directive 2000/31/EC, article 5). */
export const legalIdentity = v.object({
  name: means(text, 'The name of a person or a company.'),
  address: v.optional(means(text, 'Where they can be written to, on one line.')),
  taxNumber: v.optional(means(text, 'The number under which they pay taxes: in Portugal the NIF or NIPC.')),
  registration: v.optional(means(text, 'Where else they are registered, such as in a commercial register.')),
  email: means(text, 'Where they read mails.'),
  phone: v.optional(means(text, 'Where they can be called.')),
});
export type LegalIdentity = v.InferOutput<typeof legalIdentity>;

/** Words that belong together by how they look and where they lead. */
const run = v.object({
  text: means(v.string(), 'The words; a line break in them begins a new line.'),
  strong: v.optional(means(v.boolean(), 'Whether they are bold.')),
  emphasis: v.optional(means(v.boolean(), 'Whether they are in italics.')),
  href: v.optional(
    means(
      v.pipe(v.string(), v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/)),
      'Where they lead: an address with `https:`, `http:`, `mailto:` or `tel:`, or a path on the site.',
    ),
  ),
});
export type Run = v.InferOutput<typeof run>;

const runs = means(v.array(run), 'The words, in their order.');

const literalKind = <const Kind extends string>(kind: Kind) =>
  means(v.literal(kind), 'What kind of part it is.');

const item = v.object({
  runs,
  items: means(v.array(runs), 'The list within it; empty where there is none.'),
});

/** Who lets, what is theirs, and who settles disputes with them. */
const hostOfSite = v.object({
  ...legalIdentity.entries,
  units: means(
    v.array(
      v.object({
        name: means(text, 'What guests call the property.'),
        registrationNumber: means(text, 'The number of its registration.'),
      }),
    ),
    'What they let on this site.',
  ),
  disputeBodies: means(v.array(body), 'Boards that settle disputes out of court.'),
});

const block = v.variant('kind', [
  v.object({
    kind: literalKind('heading'),
    level: means(v.picklist([2, 3]), 'Its level below the title, which is 1.'),
    runs,
  }),
  v.object({ kind: literalKind('paragraph'), runs }),
  v.object({
    kind: literalKind('list'),
    isNumbered: means(v.boolean(), 'Whether its items have numbers.'),
    items: means(v.array(item), 'Its items.'),
  }),
  v.object({
    kind: literalKind('table'),
    head: means(v.array(runs), 'The head of each column.'),
    rows: means(v.array(v.array(runs)), 'Its rows, each with a cell for each column.'),
  }),
  v.object({ kind: literalKind('hosts'), hosts: means(v.array(hostOfSite), 'Who lets on this site.') }),
]);
export type LegalBlock = v.InferOutput<typeof block>;

/** The name of a legal text in an address. */
export const legalTextName = means(v.picklist(legalTexts), 'Which of the texts.');

/** One of the host's legal texts, as parts that a page draws: there is no HTML in it. */
export const legalText = v.object({
  title: means(text, 'What it is called.'),
  language: means(language, 'The one it is written in, which may be another than was asked for.'),
  blocks: means(v.array(block), 'Its parts, in their order.'),
});
export type LegalText = v.InferOutput<typeof legalText>;
