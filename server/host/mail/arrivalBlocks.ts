import type { ArrivalTopic } from '../../../contract/schemas/arrival.ts';
import { withoutMarks } from '../../../contract/values/copyableText.ts';
import type { Translator, TranslatedId } from '../base/translator.ts';
import type { Block } from './email.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

const names: Readonly<Record<ArrivalTopic, TranslatedId>> = {
  directions: 'mail.arrival.directions',
  keys: 'mail.arrival.keys',
  wifi: 'mail.arrival.wifi',
  parking: 'mail.arrival.parking',
  toKnow: 'mail.arrival.toKnow',
};

/** The address, the arrival information and the date of the held-back parts; empty if the host wrote none. */
export function arrivalBlocks({ say, date }: Translator, { arrival }: ReservationEmailData): Block[] {
  if (arrival === undefined) return [];
  const { address, instructions, later } = arrival;
  const facts = [
    ...(address === undefined ? [] : [{ label: say('mail.arrival.address'), value: address }]),
    ...(later?.topics ?? []).map((topic) => ({
      label: say(names[topic]),
      value: say('mail.arrival.later', { date: date(later!.from) }),
    })),
  ];
  return [
    { heading: say('mail.arrival.heading') },
    ...(facts.length > 0 ? [{ facts }] : []),
    ...instructions.flatMap(({ topic, text }) => [
      { heading: say(names[topic]) },
      ...withoutMarks(text)
        .split(/\n{2,}/)
        .map((paragraph) => ({ text: paragraph })),
    ]),
  ];
}
