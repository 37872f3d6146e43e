import { fill, type Filling } from './fill.ts';
import type { Speech } from './speech.ts';
import { templateOf, type TemplateName } from './templates/index.ts';

/** What a reader gets to see. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Draft {
  template: TemplateName;
  speech: Speech;
  productName: string;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** What only this template asks for. */
  parts: Filling;
  /** The text version: its paragraphs, without the footer. */
  paragraphs: readonly string[];
}

const asLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Writes a mail in both its forms, which say the same. */
export function letter(draft: Draft): Letter {
  const { template, speech, productName, preview, parts, paragraphs } = draft;
  const subject = asLine(draft.subject);
  const footer = speech.say('mail.footer', { product: productName });
  const frame = { language: speech.language, subject, preview, product: productName, footer };
  return {
    subject,
    html: fill(templateOf(template), { ...frame, ...parts }),
    text: `${[...paragraphs, `-- \n${footer}`].join('\n\n')}\n`,
  };
}
