import type { Speech } from '../base/speech.ts';
import { letter, type Letter } from './letter.ts';

export interface SiegeNews {
  productName: string;
  property: string;
  host: { name: string };
  /** How long an unproven hold lasts. */
  minutes: number;
}

/** The mail that tells a host that strangers hold as much of a property as they may, and what that means. */
export function besiegedLetter(speech: Speech, { productName, property, host, minutes }: SiegeNews): Letter {
  const { say } = speech;
  const intro = say('mail.hostBesieged.intro', { property });
  return letter({
    speech,
    productName,
    subject: say('mail.hostBesieged.subject', { property }),
    title: say('mail.hostBesieged.title'),
    preview: intro,
    blocks: [
      { text: say('mail.hello', { name: host.name }) },
      { text: intro },
      { text: say('mail.hostBesieged.meaning', { minutes }) },
      { text: say('mail.hostBesieged.next') },
      { aside: say('mail.hostBesieged.once') },
    ],
    footer: say('mail.footer.host', { product: productName }),
  });
}
