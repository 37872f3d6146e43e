import type { Translator } from '../base/translator.ts';
import { composeEmail, type Email } from './email.ts';

export interface UnpaidNightsEmailData {
  productName: string;
  /** The property's name, and its id for the command line. */
  property: string;
  unitId: string;
  host: { name: string };
  /** The number of unpaid held nights within the next `days` days. */
  nights: number;
  days: number;
  /** The longest duration of such a hold. */
  minutes: number;
  /** The network that holds most of them, as the command line shows it; null if callers are not counted. */
  network: string | null;
}

/** Composes the e-mail to a host about many unpaid held nights of a property, with the possible actions. */
export function unpaidNightsEmail(translator: Translator, data: UnpaidNightsEmailData): Email {
  const { say } = translator;
  const { productName, property, unitId: unit, host, nights, days, minutes, network } = data;
  const intro = say('mail.hostBesieged.intro', { property, nights, days });
  return composeEmail({
    translator,
    productName,
    subject: say('mail.hostBesieged.subject', { property }),
    title: say('mail.hostBesieged.title'),
    preview: intro,
    blocks: [
      { text: say('mail.hello', { name: host.name }) },
      { text: intro },
      { text: say('mail.hostBesieged.meaning', { minutes }) },
      { text: say('mail.hostBesieged.next', { unit }) },
      ...(network === null ? [] : [{ text: say('mail.hostBesieged.cancel', { network }) }]),
      { aside: say('mail.hostBesieged.once') },
    ],
    footer: say('mail.footer.host', { product: productName }),
  });
}
