import type { Money } from '../../../contract/values/money.ts';
import type { Translator, TranslatedId } from '../base/translator.ts';
import type { DisputeState } from '../ports/gateway.ts';
import type { PaymentChange } from '../ports/jobs.ts';
import { composeEmail, type Block, type Email } from './email.ts';

/** The data of a changed payment at the gateway. */
export interface HostPaymentEmailData {
  news: PaymentChange;
  productName: string;
  number: string;
  property: string;
  host: { name: string };
  /** Empty if the guest's data was erased. */
  guestName: string;
  amount: Money;
  /** The dispute, if the change is one. */
  dispute: { status: DisputeState['status']; reason: string; answerBy: Date | null } | undefined;
  timeZone: string;
}

const messageIds = {
  refunded: {
    subject: 'mail.hostPayment.refunded.subject',
    title: 'mail.hostPayment.refunded.title',
    intro: 'mail.hostPayment.refunded.intro',
    next: 'mail.hostPayment.refunded.next',
  },
  refundFailed: {
    subject: 'mail.hostPayment.refundFailed.subject',
    title: 'mail.hostPayment.refundFailed.title',
    intro: 'mail.hostPayment.refundFailed.intro',
    next: 'mail.hostPayment.refundFailed.next',
  },
  disputed: {
    subject: 'mail.hostPayment.disputed.subject',
    title: 'mail.hostPayment.disputed.title',
    intro: 'mail.hostPayment.disputed.intro',
    next: 'mail.hostPayment.disputed.next',
  },
  disputeEnded: {
    subject: 'mail.hostPayment.disputeEnded.subject',
    title: 'mail.hostPayment.disputeEnded.title',
    intro: 'mail.hostPayment.disputeEnded.intro',
    next: 'mail.hostPayment.disputeEnded.next',
  },
} as const satisfies Record<PaymentChange, Record<string, TranslatedId>>;

function aboutDispute({ say, moment }: Translator, { dispute, news: data, timeZone }: HostPaymentEmailData) {
  if (dispute === undefined) return [];
  const { reason, answerBy } = dispute;
  return [
    { label: say('mail.label.reason'), value: reason },
    ...(data === 'disputed' && answerBy !== null
      ? [{ label: say('mail.label.answerBy'), value: moment(answerBy, timeZone) }]
      : []),
  ];
}

/** Composes the e-mail to a host about a refund or dispute that was not initiated here. */
export function hostPaymentEmail(translator: Translator, emailData: HostPaymentEmailData): Email {
  const { say, money } = translator;
  const { news: data, number, property, host, guestName, amount, dispute, productName } = emailData;
  const ids = messageIds[data];
  const values = { number, property, amount: money(amount), outcome: dispute?.status ?? 'other' };
  const intro = say(ids.intro, values);
  const blocks: Block[] = [
    { text: say('mail.hello', { name: host.name }) },
    { text: intro },
    {
      facts: [
        { label: say('mail.label.number'), value: number },
        ...(guestName === '' ? [] : [{ label: say('mail.label.guest'), value: guestName }]),
        ...aboutDispute(translator, emailData),
      ],
      sum: { label: say('mail.label.amount'), value: money(amount) },
    },
    { text: say(ids.next, values) },
  ];
  return composeEmail({
    translator,
    productName,
    subject: say(ids.subject, values),
    title: say(ids.title, values),
    preview: intro,
    blocks,
    footer: say('mail.footer.host', { product: productName }),
  });
}
