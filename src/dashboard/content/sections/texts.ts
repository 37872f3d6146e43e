import type { Section } from './item.ts';

export const texts: Section = {
  id: 'texts',
  label: 'dashboard.editor.texts',
  about: 'dashboard.editor.texts.about',
  parts: [
    { path: 'texts.*.name', label: 'dashboard.field.name', kind: 'text' },
    {
      path: 'texts.*.summary',
      label: 'dashboard.field.summary',
      hint: 'dashboard.field.summary.about',
      kind: 'longText',
    },
    {
      path: 'texts.*.description',
      label: 'dashboard.field.description',
      hint: 'dashboard.field.paragraphs',
      kind: 'longText',
    },
    {
      path: 'texts.*.neighbourhood',
      label: 'dashboard.field.neighbourhood',
      hint: 'dashboard.field.optional',
      kind: 'longText',
    },
  ],
};
