import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Mailer } from '../host/ports/mailer.ts';
import type { PaymentGateway } from '../host/ports/gateway.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { openRecords } from './store/openRecords.ts';
import { openGateway } from './gateway/gateway.ts';
import { openWebhooks } from './gateway/webhooks.ts';
import { webhookSecret } from './gateway/signature.ts';
import { openProcessor } from './gateway/processor.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { mailboxRoutes } from './mailbox/routes.ts';

export interface SandboxOptions {
  /** The sandbox keeps its state in the folder `sandbox` of it, unless there is a PostgreSQL server. */
  dataDir: string;
  /** A PostgreSQL server; the sandbox's tables are in the schema `sandbox`. */
  databaseUrl?: string | undefined;
  /** Where guests find the site: the gateway's pages are below it. */
  publicUrl: string;
  /** Who is paid, as the checkout page calls them. */
  productName: string;
  secretKey: string;
  /** Where the gateway tells the host of payments, as this process reaches it. */
  webhookUrl: string;
  log: Logger;
  /** Whether mails end here; false where a mail server is set. */
  mailbox?: boolean;
  /** Whether guests pay here; false where another gateway is set. */
  checkout?: boolean;
  /** How notices reach the webhook: over the network unless a test stands in for it. */
  post?: (request: Request) => Promise<Response>;
  /** The gateway is somebody else, with a clock of its own. */
  now?: () => Date;
}

/** Stand-ins for the outside world: a mailbox, and a payment gateway that moves no money. */
export interface Sandbox {
  /** Answers `/sandbox/*`. */
  fetch(request: Request): Promise<Response>;
  mailer: Mailer;
  gateway: PaymentGateway;
  /** Takes up what an earlier process left, and looks through what is kept from now on; once the webhook can be reached. */
  resume(): Promise<void>;
  /** Tells the host nothing more. Mails and payments that it is about still end here. */
  stop: () => Promise<void>;
  /** To be called once nobody uses it any more. */
  close: () => Promise<void>;
}

/** How often what is kept is looked through, for what expired and for what is past its term, in milliseconds. */
const ageEvery = 10_000;

async function fileAnswer(file: string, contentType: string) {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  const headers = { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': 'no-cache' };
  return (context: Context) => context.body(text, 200, headers);
}

/** Opens mailbox and gateway, with what they kept. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { publicUrl, productName, secretKey, webhookUrl, log } = options;
  const {
    mailbox: hasMailbox = true,
    checkout: hasCheckout = true,
    post = fetch,
    now = () => new Date(),
  } = options;
  const secret = webhookSecret(secretKey);
  const records = await openRecords(options);
  const notices = openWebhooks({ store: records.of('notices'), webhookUrl, secret, post, log, now });
  const processor = openProcessor({ records, secret, notices, now });
  const gateway = openGateway({ records, processor, secret, publicUrl, now });
  const mailbox = openMailbox({ records, now });

  const app = new Hono().basePath('/sandbox');
  app.get('/style.css', await fileAnswer('style.css', 'text/css'));
  app.get('/watch.js', await fileAnswer('mailbox/watch.js', 'text/javascript'));
  if (hasMailbox) app.route('/mailbox', mailboxRoutes(mailbox));
  if (hasCheckout) app.route('/checkout', checkoutRoutes({ processor, webhooks: notices, productName, now }));
  app.onError((error, context) => {
    log.error({ error: error.message, route: context.req.routePath }, 'sandbox: a page failed');
    return context.text('The sandbox failed; its log says why.', 500);
  });

  let ageing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  function age() {
    ageing = ageing
      .then(() => processor.ageAll())
      .then(() => mailbox.deleteOld())
      .then(() => notices.takeUpOverdue())
      .catch((error: unknown) => log.error({ error: String(error) }));
  }

  async function stop() {
    clearInterval(timer);
    await ageing;
    await notices.close();
  }

  return {
    fetch: async (request) => app.fetch(request),
    mailer: mailbox.mailer,
    gateway,
    async resume() {
      timer ??= setInterval(age, ageEvery).unref();
      await notices.resume();
    },
    stop,
    async close() {
      await stop();
      await records.close();
    },
  };
}
