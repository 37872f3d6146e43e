import * as v from 'valibot';
import { email } from '../schemas/guest.ts';
import { unitId } from '../schemas/primitives.ts';
import { rewrite } from '../schemas/rewrite.ts';
import { languages, type Language } from '../values/language.ts';
import { legalTexts, type LegalTextName } from '../values/legalTexts.ts';
import { mailSecurities } from '../values/mailSecurities.ts';
import { cleanLine } from '../values/typedText.ts';

/** The most properties in the order of a site. */
export const mostOrdered = 2000;

// The annotations let browsers omit the schemas, which only the host uses.
/* @__NO_SIDE_EFFECTS__ */
const line = (most: number) =>
  v.pipe(v.string('invalid'), rewrite(cleanLine), v.nonEmpty('blank'), v.maxLength(most, 'too_long'));
/* @__NO_SIDE_EFFECTS__ */
const lines = (most: number) =>
  v.pipe(v.string('invalid'), v.trim(), v.nonEmpty('blank'), v.maxLength(most, 'too_long'));
/* @__NO_SIDE_EFFECTS__ */
const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object(
    Object.fromEntries(languages.map((language) => [language, v.optional(schema)])) as Record<
      Language,
      v.OptionalSchema<Schema, undefined>
    >,
  );

/** An sRGB colour such as `#0b6b4f`. */
const hexColour = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, 'invalid'),
);

const website = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.regex(/^https:\/\/[^\s/?#@]+([/?#]\S*)?$/, 'invalid'),
  v.maxLength(2000, 'too_long'),
);

/** The legal identity of the host, as in `host.yaml`. */
export const identity = v.object({
  name: line(200),
  address: lines(500),
  taxNumber: line(60),
  registration: v.optional(line(200)),
  email,
  phone: v.optional(line(60)),
  disputeBodies: v.optional(
    v.pipe(v.array(v.object({ name: line(200), website })), v.maxLength(10, 'too_long')),
  ),
});
export type Identity = v.InferOutput<typeof identity>;

/** The texts at the top of the first page, as in `welcome.yaml`. */
export const welcome = byLanguage(
  v.object({ headline: v.optional(line(200)), lead: v.optional(lines(2000)) }),
);

/** The host's own legal texts, in Markdown. */
export const ownLegalTexts = byLanguage(
  v.object(
    Object.fromEntries(legalTexts.map((name) => [name, v.optional(lines(60_000))])) as Record<
      LegalTextName,
      v.OptionalSchema<ReturnType<typeof lines>, undefined>
    >,
  ),
);

export type OwnLegalTexts = v.InferOutput<typeof ownLegalTexts>;

/** The mail server; its password is a secret, which is stored separately and encrypted. */
export const mailServer = v.object({
  server: v.pipe(
    line(253),
    v.regex(/^[a-z0-9.-]+$/i, 'invalid'),
    // A name whose last part is a number is an address, of four numbers.
    v.regex(/^(?:.*\.)?(?!\d+$)[^.]+$|^\d{1,3}(?:\.\d{1,3}){3}$/, 'invalid'),
  ),
  port: v.pipe(
    v.number('invalid'),
    v.integer('invalid'),
    v.minValue(1, 'invalid'),
    v.maxValue(65_535, 'invalid'),
  ),
  security: v.picklist(mailSecurities, 'invalid_choice'),
  user: v.optional(line(320)),
});
export type MailServer = v.InferOutput<typeof mailServer>;

/** The settings of the site that a host changes in the dashboard. Every field is optional, so that older ones can be read. */
export const siteSettings = v.object({
  /** The ids of properties in their order on the site. Others follow by their ids; unknown ids are ignored. */
  order: v.optional(v.pipe(v.array(unitId), v.maxLength(mostOrdered))),
  /** The name of the site. */
  name: v.optional(line(80)),
  /** The languages of the site; the first one is the fallback. */
  languages: v.optional(v.pipe(v.array(v.picklist(languages, 'invalid_choice')), v.nonEmpty('blank'))),
  /** The colour of buttons and links; the site corrects it where text would be illegible. */
  accent: v.optional(hexColour),
  /** The id of the uploaded picture that the header shows in place of the name. */
  logo: v.optional(line(64)),
  welcome: v.optional(welcome),
  identity: v.optional(identity),
  legal: v.optional(ownLegalTexts),
  mail: v.optional(mailServer),
  /** The address of the sender of e-mails. */
  mailFrom: v.optional(email),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;
