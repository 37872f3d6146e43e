import { html } from 'hono/html';
import type { SandboxTranslator, SandboxTextId } from '../page/translator.ts';
import { getBrand, inGroups, testCards, type TestCardName } from '../gateway/cards.ts';
import type { Session } from '../gateway/session.ts';
import { icon, icons, logo, type Part } from '../page/sandboxPage.ts';
import type { CardField, CardErrors, Typed } from './cardForm.ts';
import { stayCard } from './stayCard.ts';

interface PayPage {
  session: Session;
  translator: SandboxTranslator;
  productName: string;
  typed: Typed;
  mistakes: CardErrors;
}

const labels: Readonly<Record<CardField, SandboxTextId>> = {
  number: 'sandbox.checkout.number',
  expiry: 'sandbox.checkout.expiry',
  cvc: 'sandbox.checkout.cvc',
  name: 'sandbox.checkout.name',
};

const cardWords: Readonly<Record<TestCardName, SandboxTextId>> = {
  success: 'sandbox.card.success',
  decline: 'sandbox.card.decline',
  authentication: 'sandbox.card.authentication',
  laterDecline: 'sandbox.card.laterDecline',
  slow: 'sandbox.card.slow',
};

function field(
  { translator, typed, mistakes }: PayPage,
  name: CardField,
  hints: Record<string, string>,
): Part {
  const mistake = mistakes[name];
  const attributes = Object.entries({
    ...hints,
    ...(mistake !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` }),
  }).map(([key, value]) => html` ${key}="${value}"`);
  const value = name === 'number' ? inGroups(typed.number) : typed[name];
  return html`<div class="field field-${name}">
    <label for="${name}">${translator.say(labels[name])}</label>
    <input id="${name}" name="${name}" required value="${value}" ${attributes} />
    ${mistake === undefined ? '' : html`<p class="mistake" id="${name}-error">${translator.say(mistake)}</p>`}
  </div>`;
}

const refusals: Readonly<Record<NonNullable<Session['refusal']>, SandboxTextId>> = {
  declined: 'sandbox.refused.declined',
  not_authenticated: 'sandbox.refused.notAuthenticated',
};

function renderNotice({ session, translator, mistakes }: PayPage): Part {
  const isRetry = Object.values(mistakes).some((one) => one !== undefined);
  if (!isRetry && session.refusal === undefined) return '';
  const words = isRetry ? 'sandbox.error.check' : refusals[session.refusal!];
  return html`<p class="alert" role="alert">
    ${icon(icons.missing, 20)} <span>${translator.say(words)}</span>
  </p>`;
}

/** Renders links that fill in the form, which look like buttons. They work without scripts. */
function testCardList({ session, translator, typed }: PayPage): Part {
  const address = `/sandbox/checkout/${session.id}`;
  const cards = Object.entries(testCards).map(
    ([name, { number }]) =>
      html`<li>
        <a href="${address}?card=${name}#card" ${typed.number === number ? html`aria-current="true"` : ''}>
          <span class="outcome">${translator.say(cardWords[name as TestCardName])}</span>
          <span class="digits">${getBrand(number)} ${inGroups(number)}</span>
        </a>
      </li>`,
  );
  return html`<section class="test-cards" aria-labelledby="test-cards">
    <h2 id="test-cards">${translator.say('sandbox.card.title')}</h2>
    <p>${translator.say('sandbox.card.intro')}</p>
    <ul>
      ${cards}
    </ul>
  </section>`;
}

/** Renders the text of a payment without a stay, such as one of an earlier version. */
function description({ session, translator: { say } }: PayPage): Part {
  const { number, description: text } = session;
  return html`<p class="what">${text}</p>
    ${
      text.includes(number)
        ? ''
        : html`<p class="number">${say('sandbox.checkout.reservation', { number })}</p>`
    }`;
}

function order(page: PayPage): Part {
  const { session, translator, productName } = page;
  const { say } = translator;
  return html`<header class="order">
    <p class="merchant">${logo} ${productName}</p>
    <h1>${say(session.mode === 'payment' ? 'sandbox.checkout.payTitle' : 'sandbox.checkout.saveTitle')}</h1>
    ${
      session.amount === undefined
        ? html`<p class="save-note">${say('sandbox.checkout.saveNote')}</p>`
        : html`<p class="amount">
            <span>${say('sandbox.checkout.dueNow')}</span>
            <strong>${translator.money(session.amount)}</strong>
          </p>`
    }
    ${session.stay === undefined ? description(page) : ''}
  </header>`;
}

/** Renders the page with the card form. */
export function payPage(page: PayPage): Part {
  const { session, translator } = page;
  const { say } = translator;
  const zone = getZone(session);
  const button =
    session.amount === undefined
      ? say('sandbox.checkout.save')
      : say('sandbox.checkout.pay', { amount: translator.money(session.amount) });
  return html`<main class="two">
    ${renderNotice(page)}
    <div class="column">
      ${order(page)} ${session.stay === undefined ? '' : stayCard(translator, session.stay, session)}
    </div>
    <div class="column">
      ${testCardList(page)}
      <form class="card" id="card" method="post" action="/sandbox/checkout/${session.id}/pay" novalidate>
        <h2>${icon(icons.lock, 20)} ${say('sandbox.checkout.cardTitle')}</h2>
        ${
          session.guestEmail === ''
            ? ''
            : html`<div class="field">
                <span class="label">${say('sandbox.checkout.email')}</span>
                <p class="given">${session.guestEmail}</p>
              </div>`
        }
        ${field(page, 'number', {
          inputmode: 'numeric',
          autocomplete: 'cc-number',
          placeholder: '1234 1234 1234 1234',
          maxlength: '24',
        })}
        <div class="pair">
          ${field(page, 'expiry', {
            inputmode: 'numeric',
            autocomplete: 'cc-exp',
            placeholder: say('sandbox.checkout.expiryHint'),
            maxlength: '9',
          })}
          ${field(page, 'cvc', {
            inputmode: 'numeric',
            autocomplete: 'cc-csc',
            placeholder: '123',
            maxlength: '4',
          })}
        </div>
        ${field(page, 'name', { autocomplete: 'cc-name', maxlength: '80' })}
        <button type="submit">${button}</button>
        <p class="foot">
          <a href="${session.returnUrl}">${say('sandbox.checkout.cancel')}</a>
          <span
            >${say('sandbox.checkout.openUntil', {
              ...translator.deadline(new Date(session.expiresAt), new Date(), zone),
              zone,
            })}</span
          >
        </p>
      </form>
    </div>
  </main>`;
}

// The page names the time zone because it does not know its reader's: the one of the property, or of the machine.
const getZone = ({ stay }: Session) => stay?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
