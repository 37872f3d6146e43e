import type { ArrivalTopic } from '../../../contract/schemas/arrival.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { ContentIssue } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';
import type { Texts } from './texts.ts';

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
        ? [
            {
              field: ['arrival', 'holdBack', index],
              text: `is ${topic}, which no language file describes`,
            },
          ]
        : [],
    );
  }
  return arrival.holdBack.every(isMissing)
    ? [
        {
          field: ['arrival'],
          text: `holds back ${arrival.holdBack.join(' and ')}, which no language file describes`,
        },
      ]
    : [];
}
