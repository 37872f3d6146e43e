import { arrivalTopics } from '../../../../contract/schemas/arrival.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';
import { field } from './field.ts';
import type { Section } from './item.ts';

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
    ...arrivalTopics.map((topic) => field(`texts.*.arrival.${topic}`, labels[topic], 'longText')),
    field('property.arrival.holdBackDays', 'dashboard.field.holdBackDays', 'number', {
      hint: 'dashboard.field.holdBackDays.about',
    }),
    field('property.arrival.holdBack', 'dashboard.field.holdBack', 'choices', {
      hint: 'dashboard.field.holdBack.about',
      choices: 'topic',
      preset: 'keys,wifi',
      keepsEmpty: true,
    }),
  ],
};
