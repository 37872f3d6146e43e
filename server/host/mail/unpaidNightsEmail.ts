import type { Translator } from '../base/translator.ts';
import { composeEmail, type Email } from './email.ts';

export interface UnpaidNightsEmailData {
  productName: string;
  /** The property by its name, and by its id for the command line. */
  property: string;
  unitId: string;
  host: { name: string };
  /** How many of the next `days` nights are held and unpaid. */
  nights: number;
  days: number;
  /** How long such a hold lasts at most. */
  minutes: number;
  /** The network that holds most of them, as the command line names it; null where callers are not counted. */
  network: string | null;
}

/** The mail that tells a host that many of a property's next nights are held and unpaid, and what to do about it. */
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
