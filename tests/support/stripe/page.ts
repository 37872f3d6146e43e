import type { Stripe } from 'stripe';
import { stripeCards } from './cards.ts';

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const style = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:26rem;padding:0 1rem;color:#1a1f36}
label{display:block;margin:1rem 0}input{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}
button{font:inherit;padding:.6rem 1.2rem;margin-right:.5rem}[role=alert]{color:#b3093c}`;

const html = (locale: string, title: string, body: string) =>
  `<!doctype html><html lang="${escaped(locale)}"><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width"><style>${style}</style><body>` +
  `<p><strong>Stand-in for Stripe</strong>: no money moves.</p><h1>${escaped(title)}</h1>${body}</body></html>`;

const field = (label: string, name: string, value = '') =>
  `<label>${label}<input name="${name}" value="${value}" required autocomplete="off"></label>`;

const getAmount = ({ amount_total }: Stripe.Checkout.Session) => `€${((amount_total ?? 0) / 100).toFixed(2)}`;

export interface PageOptions {
  session: Stripe.Checkout.Session;
  what: string;
  /** The addresses of the pictures of what is paid. */
  images: readonly string[];
  /** Whether the card's bank asks its holder now. */
  isChallenged: boolean;
  wasRefused: boolean;
}

/** Renders the hosted page of a session: its form, the bank's question, or a message that it is over. */
export function renderCheckoutPage({ session, what, images, isChallenged, wasRefused }: PageOptions): string {
  const locale = session.locale ?? 'en';
  const title = session.mode === 'setup' ? 'Save your card' : `Pay ${getAmount(session)}`;
  if (session.status !== 'open') return html(locale, 'This session is over', `<p>${session.status}</p>`);
  const back = session.cancel_url === null ? '' : `<p><a href="${escaped(session.cancel_url)}">Back</a></p>`;
  if (isChallenged) {
    const answer = (value: string, label: string) =>
      `<button name="answer" value="${value}">${label}</button>`;
    const form = `${answer('approve', 'Complete authentication')}${answer('deny', 'Fail authentication')}`;
    return html(
      locale,
      '3D Secure',
      `<form method="post" action="/c/pay/${session.id}/bank">${form}</form>${back}`,
    );
  }
  const list = Object.entries(stripeCards).map(
    ([name, { number }]) => `<li><code>${number}</code> ${name}</li>`,
  );
  const form =
    field('Card number', 'number') +
    field('Expiry', 'expiry', '12 / 34') +
    field('CVC', 'cvc', '123') +
    field('Name on card', 'name') +
    `<button>${session.mode === 'setup' ? 'Save card' : title}</button>`;
  return html(
    locale,
    title,
    `<p>${images.map((src) => `<img src="${escaped(src)}" alt="" width="200">`).join('')}${escaped(what)}</p>${wasRefused ? '<p role="alert">Your card was declined.</p>' : ''}` +
      `<form method="post" action="/c/pay/${session.id}">${form}</form>${back}<ul>${list.join('')}</ul>`,
  );
}
