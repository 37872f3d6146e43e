import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { requireSoundMail } from '../../host/ports/requireSoundMail.ts';
import { inviteFile, type Invite, type Mail, type Mailer } from '../../host/ports/mailer.ts';
import { maySeeMail, type Reader } from '../access/reader.ts';
import { isPast } from '../store/retention.ts';
import type { Records } from '../store/records.ts';

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** An e-mail as it was delivered. */
export interface StoredMail extends Omit<Mail, 'audience' | 'invite' | 'urgent'> {
  id: string;
  /** Undefined if an earlier version stored it. */
  audience?: Mail['audience'];
  sentAt: string;
  attachments: StoredAttachment[];
}

const asFile = ({ method, content }: Invite): StoredAttachment => ({
  filename: inviteFile,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(content).toString('base64'),
});

/** The maximum number of stored e-mails; the oldest are deleted first. */
const most = 500;

interface MailboxOptions {
  records: Records;
  /** Whether only this machine can reach the site. */
  isLocal: boolean;
  /** Shows an e-mail in the terminal of the process; undefined without a terminal. */
  showInTerminal?: ((mail: Mail) => void) | undefined;
  log: Logger;
  now: () => Date;
}

/**
 * Opens a mailbox that receives the e-mails to all recipients. Ids begin with the time, so that they sort by it. No page
 * shows an e-mail that signs in to the dashboard: the terminal does, and on a site that other machines can reach, the
 * e-mail is not even stored.
 */
export function openMailbox({ records, isLocal, showInTerminal, log, now }: MailboxOptions) {
  const mails = records.of<StoredMail>('mailbox');
  let last = 0;

  // The counter keeps e-mails of the same millisecond in order.
  function newId() {
    last = Math.max(now().getTime(), last + 1);
    return `${String(last).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
  }

  const mailer: Mailer = {
    async send(sent) {
      const { invite, urgent: _, ...mail } = requireSoundMail(sent);
      if (!isLocal && mail.audience === 'access') {
        log.warn('sandbox: an e-mail that signs in to the dashboard was dropped; set SMTP_URL to send it');
        return;
      }
      const id = newId();
      if (mail.audience === 'access') {
        if (showInTerminal) showInTerminal(mail);
        else
          log.info({ id }, 'sandbox: the mailbox does not show this e-mail, which signs in to the dashboard');
      }
      await mails.put(id, {
        ...mail,
        id,
        sentAt: now().toISOString(),
        attachments: invite === undefined ? [] : [asFile(invite)],
      });
    },
  };

  /** Lists the e-mails that the reader may see, the newest first. */
  async function list(reader: Reader): Promise<StoredMail[]> {
    return (await mails.list()).filter(({ audience }) => maySeeMail(reader, audience)).toReversed();
  }

  return {
    mailer,
    /** Returns an e-mail, if the reader may see it. */
    async read(id: string, reader: Reader) {
      const mail = await mails.get(id);
      return mail && maySeeMail(reader, mail.audience) ? mail : undefined;
    },
    /** Deletes old e-mails, and the oldest if there are too many. */
    async deleteOld() {
      const ids = await mails.listIds();
      const tooMany = ids.length - most;
      for (const [index, id] of ids.entries()) {
        if (index < tooMany || isPast(Number.parseInt(id, 10), now())) await mails.remove(id);
      }
    },
    /** Returns the id of the newest e-mail that the reader may see. */
    async newest(reader: Reader) {
      for (const id of (await mails.listIds()).toReversed()) {
        const mail = await mails.get(id);
        if (mail && maySeeMail(reader, mail.audience)) return id;
      }
      return undefined;
    },
    list,
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
