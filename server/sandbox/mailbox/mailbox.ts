import { randomBytes } from 'node:crypto';
import { requireSoundMail } from '../../host/ports/requireSoundMail.ts';
import { inviteFile, type Invite, type Mail, type Mailer } from '../../host/ports/mailer.ts';
import { isPast } from '../store/retention.ts';
import type { Records } from '../store/records.ts';

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** In base64. */
  content: string;
}

/** A mail as it was delivered. */
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

/** How many mails are kept for long; the oldest leave first. */
const most = 500;

/** A mailbox that every mail ends in, whoever it is for. Ids begin with the time, so that they sort by it. */
export function openMailbox({ records, now }: { records: Records; now: () => Date }) {
  const mails = records.of<StoredMail>('mailbox');
  let last = 0;

  // Two mails of one millisecond keep their order.
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
    /** Forgets the mails of long ago, and the oldest where there are too many. */
    async deleteOld() {
      const ids = await mails.ids();
      const tooMany = ids.length - most;
      for (const [index, id] of ids.entries()) {
        if (index < tooMany || isPast(Number.parseInt(id, 10), now())) await mails.remove(id);
      }
    },
    /** The id of the newest mail. */
    newest: async () => (await mails.ids()).at(-1),
    /** The mails, newest first. */
    async list(): Promise<StoredMail[]> {
      return (await mails.list()).toReversed();
    },
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
