import { fill, type Filling } from './fill.ts';
import type { Translator } from '../base/translator.ts';
import { getTemplate } from './templates/index.ts';

/** What a reader gets to see. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

export type Fact = Readonly<Record<'label' | 'value', string>>;

/** One thing a letter says. A page and a text are both made of these, so they cannot say different things. */
export type Block =
  | { text: string }
  | { heading: string }
  | { facts: readonly Fact[]; sum?: Fact }
  /** The way to a page, and where it leads. */
  | { link: string; words: string }
  /** To be read, heard and copied in one piece. */
  | { code: string }
  /** What somebody else wrote; its lines are kept. */
  | { quote: string }
  /** What matters less than the rest. */
  | { aside: string };

interface Draft {
  translator: Translator;
  productName: string;
  subject: string;
  title: string;
  /** What mail programs show beside the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Why this reader gets this mail. */
  footer: string;
}

// "=?" begins an encoded word (RFC 2047), in which a mail program would find whatever its writer wished.
const asLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

const getLines = (text: string) =>
  text.split(/\r\n?|[\n\u2028\u2029]/u).map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, ''));

const nothing: Filling = {
  texts: [],
  headings: [],
  tables: [],
  links: [],
  codes: [],
  quotes: [],
  asides: [],
};

/** A label of one word stays on one line: a phone would break "Check-out" behind its hyphen. */
const inCell = ({ label, value }: Fact): Fact => ({
  label: /\s/.test(label) ? label : label.replaceAll('-', '\u2011'),
  value,
});

function inHtml(block: Block): Filling {
  if ('text' in block) return { ...nothing, texts: [block] };
  if ('heading' in block) return { ...nothing, headings: [block] };
  if ('facts' in block)
    return {
      ...nothing,
      tables: [{ rows: block.facts.map(inCell), sums: block.sum ? [inCell(block.sum)] : [] }],
    };
  if ('link' in block) return { ...nothing, links: [block] };
  if ('code' in block) return { ...nothing, codes: [block] };
  if ('quote' in block)
    return { ...nothing, quotes: [{ lines: getLines(block.quote).map((line) => ({ line })) }] };
  return { ...nothing, asides: [block] };
}

function inText({ say }: Translator, block: Block): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('facts' in block)
    return [...block.facts, ...(block.sum ? [block.sum] : [])]
      .map(({ label, value }) => say('mail.fact', { label, value }))
      .join('\n');
  // On a line of its own, so that no mail program takes a neighbour for a part of the address.
  if ('link' in block) return `${block.words}\n${block.link}`;
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block)
    return getLines(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  return block.aside;
}

/** Writes a mail in both its forms. */
export function composeEmail({ translator, productName, title, preview, blocks, ...draft }: Draft): Email {
  const subject = asLine(draft.subject);
  const footer = asLine(draft.footer);
  const paragraphs = blocks.map(
    (block) => `${inText(translator, block)}${'heading' in block ? '\n' : '\n\n'}`,
  );
  return {
    subject,
    html: fill(getTemplate('email'), {
      language: translator.language,
      subject,
      preview,
      product: productName,
      title,
      footer,
      blocks: blocks.map(inHtml),
    }),
    text: `${paragraphs.join('')}-- \n${footer}\n`,
  };
}
