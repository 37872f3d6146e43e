import { html } from 'hono/html';
import type { QuoteLine } from '../../../contract/schemas/quote.ts';
import { nightsBetween } from '../../../contract/values/nights.ts';
import { sizedPicture } from '../../../contract/values/pictures.ts';
import type { LaterPayment, PaidStay } from '../../host/ports/gateway.ts';
import type { Session } from '../gateway/session.ts';
import type { Part } from '../page/sandboxPage.ts';
import type { SandboxTranslator } from '../page/translator.ts';

/** The width of the photo in pixels, for screens of density 2. */
const photoWidth = 1024;

const row = (label: string, value: string, kind = ''): Part =>
  html`<div class="${kind}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

const getLineLabel = (
  { say, money }: SandboxTranslator,
  { kind, quantity, unitAmount, weekend, reason }: QuoteLine,
) =>
  kind === 'nights'
    ? say(weekend ? 'price.line.weekendNights' : 'price.line.nights', {
        amount: money(unitAmount),
        nights: quantity,
      })
    : say(`price.line.${reason ?? kind}`);

const getLaterLabel = ({ say, day }: SandboxTranslator, { collectedBy, dueDate }: LaterPayment) =>
  collectedBy === 'host'
    ? say('mail.payment.onArrival')
    : say('mail.payment.scheduled', { date: day(dueDate) });

function prices(
  translator: SandboxTranslator,
  { lines, total, later }: PaidStay,
  now: Session['amount'],
): Part {
  const { say, money } = translator;
  return html`<dl class="prices">
    ${lines.map((line) => row(getLineLabel(translator, line), money(line.amount)))}
    ${row(say('price.total'), money(total), 'total')}
    ${now === undefined || later.length === 0 ? '' : row(say('sandbox.checkout.dueNow'), money(now))}
    ${later.map((payment) => row(getLaterLabel(translator, payment), money(payment.amount)))}
  </dl>`;
}

/** Renders the stay that the guest pays for: the property, the dates, the guests and the price. */
export function stayCard(translator: SandboxTranslator, stay: PaidStay, { number, amount }: Session): Part {
  const { say, date } = translator;
  const { propertyName, photo, startDate, endDate, party, guestCount } = stay;
  const guests = party ? say('count.party', { ...party }) : say('count.guests', { guests: guestCount });
  const nights = say('count.nights', { nights: nightsBetween(startDate, endDate) });
  const src = photo && sizedPicture(new URL(photo.address).pathname, photoWidth);
  return html`<section class="card stay" aria-labelledby="stay">
    ${photo ? html`<img src="${src}" alt="${photo.alt}" />` : ''}
    <div class="stay-name">
      <h2 id="stay">${propertyName}</h2>
      <p>${nights}, ${guests}</p>
    </div>
    <dl>
      ${row(say('mail.label.checkIn'), date(startDate))} ${row(say('mail.label.checkOut'), date(endDate))}
      ${row(say('mail.label.number'), number)}
    </dl>
    ${prices(translator, stay, amount)}
  </section>`;
}
