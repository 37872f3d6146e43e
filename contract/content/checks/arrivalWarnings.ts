import type { ArrivalTopic } from '../../schemas/arrival.ts';
import { isRecord } from '../../values/isRecord.ts';
import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';
import type { Texts } from '../texts.ts';

/** Finds held-back topics that no language file describes. `written` is the content of `property.yaml`. */
export function findArrivalWarnings(
  { arrival }: Pick<PropertyFile, 'arrival'>,
  written: unknown,
  texts: readonly Pick<Texts, 'arrival'>[],
): ContentIssue[] {
  if (!arrival) return [];
  const isMissing = (topic: ArrivalTopic) => texts.every((one) => one.arrival?.[topic] === undefined);
  const { arrival: own } = isRecord(written) ? written : {};
  if (isRecord(own) && 'holdBack' in own) {
    return arrival.holdBack.flatMap((topic, index) =>
      isMissing(topic)
        ? [{ path: ['arrival', 'holdBack', index], code: 'topicWithoutText', params: { topic } }]
        : [],
    );
  }
  const topics = arrival.holdBack.join(', ');
  return arrival.holdBack.every(isMissing)
    ? [{ path: ['arrival'], code: 'topicsWithoutText', params: { topics } }]
    : [];
}
