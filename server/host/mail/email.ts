import { fill, type Filling } from './fill.ts';
import type { Translator } from '../base/translator.ts';
import { getTemplate } from './templates/index.ts';

/** The subject and the two bodies of an e-mail. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

export type Fact = Readonly<Record<'label' | 'value', string>>;

/** One block of an e-mail. Both bodies are generated from the same blocks, so their content cannot differ. */
export type Block =
  | { text: string }
  | { heading: string }
  | { facts: readonly Fact[]; sum?: Fact }
  /** The address of a page, with its description. */
  | { link: string; words: string }
  /** A code in one piece, for screen readers and for copying. */
  | { code: string }
  /** A text by another person; its lines are preserved. */
  | { quote: string }
  /** Less important text. */
  | { aside: string };

interface Draft {
  translator: Translator;
  productName: string;
  subject: string;
  title: string;
  /** The preview that e-mail programs show after the subject. */
  preview: string;
  blocks: readonly Block[];
  /** The reason why the reader receives this e-mail. */
  footer: string;
}

// "=?" begins an encoded word (RFC 2047), through which a sender could inject arbitrary text.
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

/** A label of one word must not wrap; a phone would break "Check-out" at its hyphen. */
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
  // The address has its own line, so that no e-mail program adds neighbouring text to it.
  if ('link' in block) return `${block.words}\n${block.link}`;
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block)
    return getLines(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n');
  return block.aside;
}

/** Composes an e-mail in both formats. */
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
