import { html } from 'hono/html';
import type { SandboxTranslator, SandboxTextId } from '../page/translator.ts';
import type { CardSummary, Session } from '../gateway/session.ts';
import { icon, icons, type Part } from '../page/sandboxPage.ts';

interface Message {
  symbol: keyof typeof icons;
  title: string;
  text: string;
  link?: { href: string; words: string };
}

/** Renders a page with one message and an optional link. */
export const messagePage = ({ symbol, title, text, link }: Message): Part =>
  html`<main class="one">
    <section class="card message">
      <p class="symbol symbol-${symbol}">${icon(icons[symbol], 28)}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${link === undefined ? '' : html`<a class="button" href="${link.href}">${link.words}</a>`}
    </section>
  </main>`;

const outcomes: Readonly<
  Record<
    'complete' | 'expired' | 'processing',
    { symbol: Message['symbol']; words: 'paid' | 'expired' | 'processing' }
  >
> = {
  complete: { symbol: 'check', words: 'paid' },
  expired: { symbol: 'clock', words: 'expired' },
  processing: { symbol: 'clock', words: 'processing' },
};

/** Renders the page of a session that cannot be paid any more. */
export function endedPage(
  session: Session,
  status: keyof typeof outcomes,
  { say, money }: SandboxTranslator,
): Part {
  const { symbol } = outcomes[status];
  const words = status === 'complete' && session.amount === undefined ? 'saved' : outcomes[status].words;
  const amount = session.amount === undefined ? '' : money(session.amount);
  return messagePage({
    symbol,
    title: say(`sandbox.${words}.title` satisfies SandboxTextId),
    text: say(`sandbox.${words}.text` satisfies SandboxTextId, { amount }),
    link: { href: session.returnUrl, words: say('sandbox.back') },
  });
}

/** Renders the page of the guest's bank, which asks them to confirm the payment. */
export function challengePage(
  session: Session,
  card: CardSummary,
  speech: SandboxTranslator,
  product: string,
): Part {
  const { say } = speech;
  const question =
    session.amount === undefined
      ? say('sandbox.challenge.save', { product })
      : say('sandbox.challenge.pay', { amount: speech.money(session.amount), product });
  return html`<main class="one">
    <form class="card message" method="post" action="/sandbox/checkout/${session.id}/challenge">
      <p class="symbol">${icon(icons.bank, 28)}</p>
      <h1>${say('sandbox.challenge.title')}</h1>
      <p>${question}</p>
      <p class="card-name">${say('sandbox.challenge.card', { brand: card.brand, last4: card.last4 })}</p>
      <div class="choices">
        <button name="answer" value="approve">${say('sandbox.challenge.approve')}</button>
        <button class="quiet" name="answer" value="refuse">${say('sandbox.challenge.refuse')}</button>
      </div>
    </form>
  </main>`;
}
