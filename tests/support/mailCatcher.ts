import type { Mail, Mailer } from '../../server/host/ports/mailer.ts';

type MailQuery = { matches: (mail: Mail) => boolean; found: (mail: Mail) => void };

/** Takes mails and hands them to the tests that wait for them. */
export class MailCatcher implements Mailer {
  readonly mails: Mail[] = [];
  #wishes: MailQuery[] = [];

  send(mail: Mail): Promise<void> {
    this.mails.push(mail);
    for (const { found, matches } of this.#wishes) if (matches(mail)) found(mail);
    this.#wishes = this.#wishes.filter(({ matches }) => !matches(mail));
    return Promise.resolve();
  }

  /** Waits for the next e-mail to an address. */
  next(to: string): Promise<Mail> {
    const matches = (mail: Mail) => mail.to === to;
    const here = this.mails.findIndex(matches);
    if (here >= 0) return Promise.resolve(this.mails.splice(here, 1)[0]!);
    return new Promise((resolve) => {
      const found = (mail: Mail) => {
        this.mails.splice(this.mails.indexOf(mail), 1);
        resolve(mail);
      };
      this.#wishes.push({ matches, found });
    });
  }
}

/** Returns the one-time password in an e-mail. */
export const getPassword = ({ text }: Pick<Mail, 'text'>): string => {
  const found = /\b\d{6}\b/.exec(text)?.[0] ?? /\b(\d{3})\s(\d{3})\b/.exec(text)?.slice(1).join('');
  if (found === undefined) throw new Error(`no one-time password in: ${text}`);
  return found;
};
