import { randomBytes } from 'node:crypto';
import { requireSoundMail } from '../../host/ports/requireSoundMail.ts';
import { inviteFile, type Invite, type Mail, type Mailer } from '../../host/ports/mailer.ts';
import { isPast } from '../store/retention.ts';
import type { Records } from '../store/records.ts';

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** An e-mail as it was delivered. */
export interface StoredMail extends Omit<Mail, 'invite' | 'urgent'> {
  id: string;
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

/** Opens a mailbox that receives the e-mails to all recipients. Ids begin with the time, so that they sort by it. */
export function openMailbox({ records, now }: { records: Records; now: () => Date }) {
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
      const id = newId();
      await mails.put(id, {
        ...mail,
        id,
        sentAt: now().toISOString(),
        attachments: invite === undefined ? [] : [asFile(invite)],
      });
    },
  };

  return {
    mailer,
    read: (id: string) => mails.get(id),
    /** Deletes old e-mails, and the oldest if there are too many. */
    async deleteOld() {
      const ids = await mails.listIds();
      const tooMany = ids.length - most;
      for (const [index, id] of ids.entries()) {
        if (index < tooMany || isPast(Number.parseInt(id, 10), now())) await mails.remove(id);
      }
    },
    /** Returns the id of the newest e-mail. */
    newest: async () => (await mails.listIds()).at(-1),
    /** Lists the e-mails, the newest first. */
    async list(): Promise<StoredMail[]> {
      return (await mails.list()).toReversed();
    },
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
