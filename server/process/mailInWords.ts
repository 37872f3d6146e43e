import { plain } from '../commands/index.ts';
import type { Mail } from '../host/ports/mailer.ts';

/** The parts of an e-mail that a terminal shows. */
export type ShownMail = Pick<Mail, 'to' | 'subject' | 'text'>;

/** Formats an e-mail for a terminal, which its text cannot control. */
export function mailInWords({ to, subject, text }: ShownMail): string {
  const lines = [`E-mail to ${to}: ${subject}`, '', ...text.trim().split('\n')];
  return ['', ...lines.map((line) => `  ${plain(line)}`.trimEnd()), ''].join('\n');
}
