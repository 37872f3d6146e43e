import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FileStore } from '../store/fileStore.ts';
import { signBody, signatureHeader } from './signature.ts';

/** What the host is told: that a session changed, and never more than that. */
export interface Notice {
  id: string;
  type: 'checkout.completed' | 'checkout.failed' | 'checkout.processing' | 'checkout.expired';
  session: string;
  createdAt: string;
  attempts: number;
}

interface NoticeOptions {
  store: FileStore<Notice>;
  webhookUrl: string;
  secret: Buffer;
  post: (request: Request) => Promise<Response>;
  log: Logger;
  now: () => Date;
}

const day = 86_400_000;
const giveUpAfter = 3 * day;
const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, 3_600_000);

/** Tells the host's webhook what happened, again and again until it is acknowledged or three days old. */
export function openNotices({ store, webhookUrl, secret, post, log, now }: NoticeOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let closed = false;

  async function isAcknowledged({ id, type, session, createdAt }: Notice) {
    const body = JSON.stringify({ id, type, session, createdAt });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, now()) };
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await post(new Request(webhookUrl, { method: 'POST', headers, body, signal }));
      await answer.body?.cancel();
      if (!answer.ok)
        log.warn({ notice: id, status: answer.status }, 'sandbox: the webhook refused a notice');
      return answer.ok;
    } catch (error) {
      log.warn({ notice: id, error: String(error) }, `sandbox: ${webhookUrl} did not answer a notice`);
      return false;
    }
  }

  async function attempt(notice: Notice) {
    if (await isAcknowledged(notice)) return store.remove(notice.id);
    const next = { ...notice, attempts: notice.attempts + 1 };
    if (now().getTime() - Date.parse(notice.createdAt) > giveUpAfter) {
      log.error({ notice: notice.id }, 'sandbox: a notice was refused for three days and is dropped');
      return store.remove(notice.id);
    }
    await store.put(next.id, next);
    later(next, waitBefore(next.attempts));
  }

  function later(notice: Notice, milliseconds: number) {
    if (closed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(notice);
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  function run(notice: Notice) {
    const delivery = attempt(notice).catch((error: unknown) => {
      log.error({ error: String(error) }, 'sandbox: a notice could not be kept');
    });
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
    return delivery;
  }

  return {
    /** Keeps the notice and begins to deliver it. */
    async tell(type: Notice['type'], session: string) {
      const notice: Notice = {
        id: `evt_${randomUUID()}`,
        type,
        session,
        createdAt: now().toISOString(),
        attempts: 0,
      };
      await store.put(notice.id, notice);
      void run(notice);
    },
    /** Waits until the attempts under way have ended, but no longer than so many milliseconds. */
    async settled(milliseconds: number) {
      await Promise.race([Promise.all(underWay), sleep(milliseconds, undefined, { ref: false })]);
    },
    /** Takes up what an earlier process left undelivered. */
    async resume() {
      for (const id of await store.ids()) {
        const notice = await store.get(id);
        if (notice !== undefined) later(notice, waitBefore(1));
      }
    },
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

export type Notices = ReturnType<typeof openNotices>;
