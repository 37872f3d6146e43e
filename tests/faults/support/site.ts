import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import type { Mail } from '../../../server/host/ports/mailer.ts';
import { findFreePort, startProcess } from '../../site/support/process.ts';
import { Bookings } from '../../support/bookings.ts';
import { createCardForm } from '../../support/createCardForm.ts';
import { writeContent } from '../../support/content.ts';
import { createTestInstallation } from '../../support/createTestInstallation.ts';
import { siteClient, type TestHost } from '../../support/testHost.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const command = join(root, 'server/cli.ts');
const mortal = join(import.meta.dirname, 'mortal.ts');

type Ask = (request: Request) => Promise<Response>;

/** Sends to a site at an address what is meant for one elsewhere. */
export function sendTo(address: string, request: Request): Promise<Response> {
  return fetch(new Request(address + new URL(request.url).pathname, request));
}

/** A site that is asked over the network, as guests' calls want it. */
export const createHostClient = (ask: Ask, mails?: Pick<TestHost['mails'], 'next'>) =>
  ({ fetch: ask, ask, mails }) as unknown as TestHost;

/** A site in a process of its own, which may die and is started again; what it keeps outlives it. */
export async function openKillableSite({ step }: { step: string }) {
  const { dataDir: folder, databaseUrl } = await createTestInstallation();
  const [dataDir, contentDir] = [join(folder, 'data'), join(folder, 'content')];
  await writeContent(contentDir, ['casa']);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    CLIENT_ID: siteClient.id,
    CLIENT_SECRET: siteClient.secret,
  };

  const deaths: { secondsToReady: number }[] = [];
  let isOver = false;
  let running = await begin(mortal, { MORTAL_STEP: step });
  onTestFinished(() => {
    isOver = true;
    return running.end();
  });

  async function begin(script: string, about: Record<string, string> = {}) {
    const site = startProcess(process.execPath, [script], { settings: { ...settings, ...about } });
    await site.says(/is ready/);
    void site.ended.then(revive);
    return site;
  }

  /** Starts it again once it has died, as whatever looks after it would. */
  async function revive() {
    if (isOver) return;
    const began = performance.now();
    running = await begin(join(root, 'server/main.ts'));
    deaths.push({ secondsToReady: (performance.now() - began) / 1000 });
  }

  /** Asks until there is an answer, as a browser with the same key does. */
  async function fetchSteadily(request: Request): Promise<Response> {
    for (;;) {
      try {
        return await sendTo(address, request.clone());
      } catch {
        await pause(20);
      }
    }
  }

  const ask = (path: string, init?: RequestInit) => fetchSteadily(new Request(address + path, init));
  const mails = async () => {
    const answer = await ask('/sandbox/mailbox/messages.json');
    return (await answer.json()) as Mail[];
  };
  const mailsTo = async (to: string) => (await mails()).filter((mail) => mail.to === to);
  const host = createHostClient(fetchSteadily, {
    async next(to: string) {
      await expect.poll(() => mailsTo(to), { timeout: 90_000, interval: 50 }).not.toEqual([]);
      return (await mailsTo(to))[0]!;
    },
  });

  return {
    place: { dataDir, databaseUrl },
    deaths,
    bookings: new Bookings(host),
    mails,
    /** Jobs that failed, as the host's command tells them. */
    async troubledJobs() {
      const env = { PATH: process.env['PATH'], ...settings };
      const { stdout } = await run(process.execPath, [command, 'jobs', 'failed', '--json'], { env });
      return JSON.parse(stdout) as unknown;
    },
    /** The guest pays on the gateway's page. */
    payAt: (url: string) =>
      ask(`${new URL(url).pathname}/pay`, {
        method: 'POST',
        body: new URLSearchParams(createCardForm()),
        redirect: 'manual',
      }),
  };
}

export type KillableSite = Awaited<ReturnType<typeof openKillableSite>>;
