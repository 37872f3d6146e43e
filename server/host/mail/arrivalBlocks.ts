import type { ArrivalTopic } from '../../../contract/arrival.ts';
import type { Speech, SpokenId } from '../base/speech.ts';
import type { Block } from './letter.ts';
import type { StayNews } from './stayNews.ts';

const names: Readonly<Record<ArrivalTopic, SpokenId>> = {
  directions: 'mail.arrival.directions',
  keys: 'mail.arrival.keys',
  wifi: 'mail.arrival.wifi',
  parking: 'mail.arrival.parking',
  toKnow: 'mail.arrival.toKnow',
};

/** The address and the way in, and when the rest of it comes; nothing where a host has written none. */
export function arrivalBlocks({ say, date }: Speech, { arrival }: StayNews): Block[] {
  if (arrival === undefined) return [];
  const { address, told, later } = arrival;
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
    ...told.flatMap(({ topic, text }) => [
      { heading: say(names[topic]) },
      ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
    ]),
  ];
}
