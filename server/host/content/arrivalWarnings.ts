import type { ArrivalTopic } from '../../../contract/arrival.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import type { ContentIssue } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';
import type { Texts } from './texts.ts';

/** Topics that are held back, and of which nothing is told anyway. `written` is what stands in `property.yaml`. */
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
              text: `is ${topic}, of which no language file tells anything`,
            },
          ]
        : [],
    );
  }
  return arrival.holdBack.every(isMissing)
    ? [
        {
          field: ['arrival'],
          text: `holds ${arrival.holdBack.join(' and ')} back, of which no language file tells anything`,
        },
      ]
    : [];
}
