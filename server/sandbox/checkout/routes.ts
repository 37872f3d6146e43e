import { Hono, type Context } from 'hono';
import { getTranslator } from '../page/translator.ts';
import { isTestCardName, testCards } from '../gateway/cards.ts';
import type { Webhooks } from '../gateway/webhooks.ts';
import type { Session } from '../gateway/session.ts';
import type { Processor } from '../gateway/processor.ts';
import { getLanguage } from '../page/language.ts';
import { sendPage, type Part } from '../page/sandboxPage.ts';
import { getReader, mayPay } from '../access/reader.ts';
import { findCardErrors, nothingTyped, readTyped, type CardErrors, type Typed } from './cardForm.ts';
import { storeForm, takeForm } from './storedForm.ts';
import { challengePage, endedPage, messagePage } from './otherPages.ts';
import { payPage } from './payPage.ts';

export interface CheckoutOptions {
  processor: Processor;
  webhooks: Webhooks;
  productName: string;
  now: () => Date;
}

type Status = 200 | 410;

/** Creates the routes of the gateway's hosted page, `/sandbox/checkout/{session}`. */
export function checkoutRoutes({ processor, webhooks, productName, now }: CheckoutOptions) {
  const app = new Hono();

  function show(context: Context, session: Session, title: string, body: Part, status: Status = 200) {
    const speech = getTranslator(session.language);
    const banner = speech.say('sandbox.banner');
    const formsLeadTo = new URL(session.returnUrl).origin;
    return sendPage(
      context,
      { speech, title, banner, body, kind: 'checkout', formAction: formsLeadTo },
      status,
    );
  }

  function missing(context: Context) {
    const speech = getTranslator(getLanguage(context));
    const title = speech.say('sandbox.missing.title');
    const body = messagePage({ symbol: 'missing', title, text: speech.say('sandbox.missing.text') });
    return sendPage(
      context,
      { speech, title, banner: speech.say('sandbox.banner'), body, kind: 'checkout' },
      404,
    );
  }

  /** Answers a browser that has not begun this payment. */
  function refuse(context: Context) {
    const speech = getTranslator(getLanguage(context));
    const title = speech.say('sandbox.closed.title');
    const body = messagePage({ symbol: 'lock', title, text: speech.say('sandbox.closed.text') });
    const banner = speech.say('sandbox.banner');
    return sendPage(context, { speech, title, banner, body, kind: 'checkout' }, 403);
  }

  function showForm(context: Context, session: Session, typed: Typed, mistakes: CardErrors = {}) {
    const speech = getTranslator(session.language);
    const title = speech.say(
      session.mode === 'payment' ? 'sandbox.checkout.payTitle' : 'sandbox.checkout.saveTitle',
    );
    const body = payPage({ session, translator: speech, productName, typed, mistakes });
    return show(context, session, title, body);
  }

  function showSession(context: Context, session: Session) {
    const speech = getTranslator(session.language);
    const { status } = session;
    if (status === 'complete' || status === 'expired' || status === 'processing') {
      const body = endedPage(session, status, speech);
      return show(context, session, productName, body, status === 'expired' ? 410 : 200);
    }
    if (session.challenge !== undefined) {
      const body = challengePage(session, session.challenge, speech, productName);
      return show(context, session, speech.say('sandbox.challenge.title'), body);
    }
    const kept = takeForm(context, session);
    if (kept) return showForm(context, session, kept.typed, kept.mistakes);
    const preset = context.req.query('card');
    const { number } = isTestCardName(preset) ? testCards[preset] : nothingTyped;
    const filled = {
      number,
      expiry: `12 / ${(now().getUTCFullYear() + 3) % 100}`,
      cvc: '123',
      name: 'Test Card',
    };
    return showForm(context, session, isTestCardName(preset) ? filled : nothingTyped);
  }

  // Redirects to the page, because the answer to a POST cannot be reloaded.
  const backToThePage = (context: Context, { id }: Session) =>
    context.redirect(`/sandbox/checkout/${id}`, 303);

  /** Redirects the guest after a step: to the site when the session is complete, otherwise to the checkout page. */
  async function afterwards(context: Context, session: Session) {
    const isDone = session.status === 'complete' || session.status === 'processing';
    if (!isDone) return backToThePage(context, session);
    // Like real gateways, give the host a moment to receive the webhook event before the guest returns.
    await webhooks.settled(2000);
    return context.redirect(session.returnUrl, 303);
  }

  app.use('/:session/*', async (context, next) =>
    mayPay(getReader(context), context.req.param('session')) ? next() : refuse(context),
  );

  app.get('/:session', async (context) => {
    const session = await processor.read(context.req.param('session'));
    return session === undefined ? missing(context) : showSession(context, session);
  });

  app.post('/:session/pay', async (context) => {
    const session = await processor.read(context.req.param('session'));
    if (session === undefined) return missing(context);
    if (session.status !== 'open' && session.status !== 'failed') return afterwards(context, session);
    const typed = readTyped(await context.req.parseBody());
    const mistakes = findCardErrors(typed, now());
    if (Object.keys(mistakes).length > 0) {
      storeForm(context, session, typed, mistakes);
      return backToThePage(context, session);
    }
    return afterwards(context, (await processor.pay(session.id, typed.number)) ?? session);
  });

  app.post('/:session/challenge', async (context) => {
    const { answer } = await context.req.parseBody();
    const session = await processor.answer(context.req.param('session'), answer === 'approve');
    return session === undefined ? missing(context) : afterwards(context, session);
  });

  return app;
}
