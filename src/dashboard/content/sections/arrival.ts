import { arrivalTopics } from '../../../../contract/schemas/arrival.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';
import type { Field, Section } from './item.ts';

const labels: Readonly<Record<(typeof arrivalTopics)[number], DashboardMessageId>> = {
  directions: 'arrival.topic.directions',
  keys: 'dashboard.field.keys',
  wifi: 'arrival.topic.wifi',
  parking: 'arrival.topic.parking',
  toKnow: 'arrival.topic.toKnow',
};

export const arrival: Section = {
  id: 'arrival',
  label: 'dashboard.editor.arrival',
  about: 'dashboard.editor.arrival.about',
  parts: [
    ...arrivalTopics.map((topic): Field => ({
      path: `texts.*.arrival.${topic}`,
      label: labels[topic],
      kind: 'longText',
    })),
    {
      path: 'property.arrival.holdBackDays',
      label: 'dashboard.field.holdBackDays',
      hint: 'dashboard.field.holdBackDays.about',
      kind: 'number',
    },
    {
      path: 'property.arrival.holdBack',
      label: 'dashboard.field.holdBack',
      hint: 'dashboard.field.holdBack.about',
      kind: 'choices',
      choices: 'topic',
      preset: 'keys,wifi',
      keepsEmpty: true,
    },
  ],
};
