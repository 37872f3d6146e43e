import { field } from './field.ts';
import type { Section } from './item.ts';

export const texts: Section = {
  id: 'texts',
  label: 'dashboard.editor.texts',
  about: 'dashboard.editor.texts.about',
  parts: [
    field('texts.*.name', 'dashboard.field.name', 'text'),
    field('texts.*.summary', 'dashboard.field.summary', 'longText', {
      hint: 'dashboard.field.summary.about',
    }),
    field('texts.*.description', 'dashboard.field.description', 'longText', {
      hint: 'dashboard.field.paragraphs',
    }),
    field('texts.*.neighbourhood', 'dashboard.field.neighbourhood', 'longText', {
      hint: 'dashboard.field.optional',
    }),
  ],
};
