import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { deriveKey } from '../host/index.ts';
import type { Mail, Mailer } from '../host/ports/mailer.ts';
import type { PaymentGateway } from '../host/ports/gateway.ts';
import { openBookingsCookie } from './access/bookingsCookie.ts';
import type { Reader, Visitor } from './access/reader.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { openRecords } from './store/openRecords.ts';
import { openGateway } from './gateway/gateway.ts';
import { openWebhooks } from './gateway/webhooks.ts';
import { webhookSecret } from './gateway/signature.ts';
import { openProcessor } from './gateway/processor.ts';
import { readStyleSheet } from './page/styleSheet.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { mailboxRoutes } from './mailbox/routes.ts';

export interface SandboxOptions {
  /** The data folder; the sandbox uses its subfolder `sandbox` unless a PostgreSQL server is set. */
  dataDir: string;
  /** A PostgreSQL server; the sandbox's tables are in the schema `sandbox`. */
  databaseUrl?: string | undefined;
  /** The address of the site for guests; the gateway's pages are below it. */
  publicUrl: string;
  /** Whether only this machine can reach the site. */
  isLocal: boolean;
  /** The payee's name on the checkout page. */
  productName: string;
  /** Shows an e-mail that signs in to the dashboard in the terminal of the process; undefined without a terminal. */
  showInTerminal?: ((mail: Mail) => void) | undefined;
  secretKey: string;
  /** The address of the host's payment webhook, as this process reaches it. */
  webhookUrl: string;
  log: Logger;
  /** Whether the sandbox receives e-mails; false with a mail server. */
  mailbox?: boolean;
  /** Whether guests pay at the sandbox; false with another gateway. */
  checkout?: boolean;
  /** Sends webhook events; the network by default, replaced in tests. */
  post?: (request: Request) => Promise<Response>;
  /** The gateway's own clock, as an independent service would have. */
  now?: () => Date;
}

/** Replacements for external services: a mailbox, and a payment gateway that moves no money. */
export interface Sandbox {
  /** Answers `/sandbox/*`. */
  fetch(request: Request, visitor: Visitor): Promise<Response>;
  /**
   * Returns the host's answer to a call of a guest. On a site that other machines can reach, a cookie binds what the call
   * has created to the guest's browser, which alone sees its simulated e-mails and payment page.
   */
  bind: (request: Request, answer: Response) => Promise<Response>;
  mailer: Mailer;
  gateway: PaymentGateway;
  /**
   * Delivers events that an earlier process left and starts the periodic clean-up. Call it when the webhook can be
   * reached.
   */
  resume(): Promise<void>;
  /** Stops sending webhook events. E-mails and payments that the host is still processing are accepted. */
  stop: () => Promise<void>;
  /** Closes the store; call it last. */
  close: () => Promise<void>;
}

/** The interval in milliseconds at which sessions expire and old records are deleted. */
const ageEvery = 10_000;

function textAnswer(text: string, contentType: string) {
  const headers = { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': 'no-cache' };
  return (context: Context) => context.body(text, 200, headers);
}

/** The fonts of the site, which its build copies to the release (scripts/release/compileServer.ts). */
async function fontAnswer(name: string) {
  const font = await readFile(new URL(`../../src/theme/fonts/${name}`, import.meta.url));
  const headers = { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' };
  return (context: Context) => context.body(new Uint8Array(font), 200, headers);
}

/** Opens the mailbox and the gateway with their stored records. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { publicUrl, isLocal, productName, showInTerminal, secretKey, webhookUrl, log } = options;
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
  const mailbox = openMailbox({ records, isLocal, showInTerminal, log, now });

  const bookings = openBookingsCookie({
    key: deriveKey(secretKey, 'demonstration cookie'),
    publicUrl,
    mailbox: hasMailbox,
    checkout: hasCheckout,
  });

  /** Returns the reader of a request; undefined if another machine sent it to a site of this machine. */
  async function identify(request: Request, visitor: Visitor): Promise<Reader | undefined> {
    if (isLocal) return visitor.isFromThisMachine ? 'machine' : undefined;
    return (await visitor.isOwner()) ? 'owner' : bookings.read(request);
  }

  const app = new Hono().basePath('/sandbox');
  app.get('/style.css', textAnswer(await readStyleSheet(), 'text/css'));
  for (const name of ['figtree.woff2', 'instrument-serif.woff2']) app.get(`/${name}`, await fontAnswer(name));
  const watcher = await readFile(new URL('mailbox/watch.js', import.meta.url), 'utf8');
  app.get('/watch.js', textAnswer(watcher, 'text/javascript'));
  if (hasMailbox) app.route('/mailbox', mailboxRoutes(mailbox));
  if (hasCheckout) app.route('/checkout', checkoutRoutes({ processor, webhooks: notices, productName, now }));
  app.onError((error, context) => {
    log.error({ error: error.message, route: context.req.routePath }, 'sandbox: page failed');
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
    async fetch(request, visitor) {
      const reader = await identify(request, visitor);
      return reader === undefined
        ? new Response('Misdirected Request', { status: 421 })
        : app.fetch(request, { reader });
    },
    bind: async (request, answer) => (isLocal ? answer : bookings.bind(request, answer)),
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
