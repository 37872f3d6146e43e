import { Hono, type Context } from 'hono';
import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { getReader, hasMailbox, seesOwnOnly } from '../access/reader.ts';
import { getTranslator, type SandboxTranslator } from '../page/translator.ts';
import { getLanguage } from '../page/language.ts';
import { sendPage } from '../page/sandboxPage.ts';
import { messagePage } from '../checkout/otherPages.ts';
import type { StoredMail, Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './pages.ts';

// The policy for untrusted e-mail content: it runs no scripts, loads no resources, and has no origin.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** Formats an e-mail for `messages.json`, which people and scripts read. */
const asMessage = ({ id, to, subject, language, text, html, attachments, ...rest }: StoredMail) => {
  const { from, replyTo, messageId, sentAt } = rest;
  return { id, to, subject, language, text, html, attachments, from, replyTo, messageId, sentAt };
};

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const getBanner = (context: Context, { say }: SandboxTranslator) =>
  say(seesOwnOnly(getReader(context)) ? 'sandbox.mailbox.ownBanner' : 'sandbox.mailbox.banner');

/** Answers a visitor who has booked nothing in this browser. */
function refuse(context: Context) {
  if (context.req.path.endsWith('.json')) return context.json({ error: 'forbidden' }, 403, common);
  const speech = getTranslator(getLanguage(context));
  const title = speech.say('sandbox.mailbox.closed.title');
  const link = { href: dashboardPage, words: speech.say('sandbox.mailbox.closed.signIn') };
  const body = messagePage({
    symbol: 'lock',
    title,
    text: speech.say('sandbox.mailbox.closed.text'),
    link,
  });
  const banner = speech.say('sandbox.mailbox.ownBanner');
  return sendPage(context, { speech, title, banner, body, kind: 'mailbox' }, 403);
}

/**
 * Creates the routes of `/sandbox/mailbox`, which shows the e-mails when no mail server is set: on this machine all
 * except those that sign in to the dashboard, and those of the own booking to a guest of a demonstration.
 */
export function mailboxRoutes(mailbox: Mailbox) {
  const app = new Hono();

  app.use(async (context, next) => (hasMailbox(getReader(context)) ? next() : refuse(context)));

  app.get('/', async (context) => {
    const speech = getTranslator(getLanguage(context));
    const body = listPage(speech, await mailbox.list(getReader(context)));
    return sendPage(context, {
      speech,
      title: speech.say('sandbox.mailbox.title'),
      banner: getBanner(context, speech),
      body,
      kind: 'mailbox',
      script: '/sandbox/watch.js',
    });
  });

  app.get('/messages.json', async (context) =>
    context.json((await mailbox.list(getReader(context))).map(asMessage), 200, common),
  );

  app.get('/newest', async (context) =>
    context.text((await mailbox.newest(getReader(context))) ?? '', 200, common),
  );

  app.get('/:id', async (context) => {
    const speech = getTranslator(getLanguage(context));
    const banner = getBanner(context, speech);
    const mail = await mailbox.read(context.req.param('id'), getReader(context));
    if (mail === undefined) {
      const title = speech.say('sandbox.mailbox.missing');
      const link = { href: '/sandbox/mailbox', words: speech.say('sandbox.mailbox.back') };
      const body = messagePage({ symbol: 'missing', title, text: '', link });
      return sendPage(context, { speech, title, banner, body, kind: 'mailbox' }, 404);
    }
    const shown = context.req.query('part') === 'text' ? 'text' : 'html';
    const body = mailPage(speech, await mailbox.list(getReader(context)), mail, shown);
    return sendPage(context, { speech, title: mail.subject, banner, body, kind: 'mailbox' });
  });

  app.get('/:id/html', async (context) => {
    const mail = await mailbox.read(context.req.param('id'), getReader(context));
    if (mail === undefined) return context.notFound();
    return context.html(mail.html, 200, { ...common, 'content-security-policy': mailPolicy });
  });

  app.get('/:id/attachments/:index', async (context) => {
    const mail = await mailbox.read(context.req.param('id'), getReader(context));
    const file = mail?.attachments[Number(context.req.param('index'))];
    if (file === undefined) return context.notFound();
    return context.body(Uint8Array.from(Buffer.from(file.content, 'base64')), 200, {
      ...common,
      'content-type': file.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  return app;
}
