import type { Section } from './item.ts';

export const contact: Section = {
  id: 'contact',
  label: 'dashboard.editor.contact',
  about: 'dashboard.editor.contact.about',
  parts: [
    {
      path: 'property.contact',
      label: 'dashboard.field.contact',
      kind: 'group',
      parts: [
        { path: 'property.contact.email', label: 'dashboard.field.email', kind: 'email' },
        { path: 'property.contact.phone', label: 'dashboard.field.phone', kind: 'phone' },
        {
          path: 'property.contact.whatsapp',
          label: 'dashboard.field.whatsapp',
          hint: 'dashboard.field.optional',
          kind: 'phone',
        },
        {
          path: 'property.contact.phoneShownTo',
          label: 'dashboard.field.phoneShownTo',
          kind: 'choice',
          choices: 'shownTo',
          preset: 'guests',
        },
      ],
    },
    {
      path: 'property.host',
      label: 'dashboard.field.host',
      kind: 'group',
      parts: [
        { path: 'property.host.name', label: 'dashboard.field.hostName', kind: 'text' },
        { path: 'property.host.since', label: 'dashboard.field.hostSince', kind: 'number' },
        {
          path: 'property.host.languages',
          label: 'dashboard.field.hostLanguages',
          kind: 'choices',
          choices: 'language',
        },
        { path: 'texts.*.host.about', label: 'dashboard.field.hostAbout', kind: 'longText' },
        {
          path: 'texts.*.host.responseTime',
          label: 'dashboard.field.responseTime',
          hint: 'dashboard.field.responseTime.about',
          kind: 'text',
        },
        {
          path: 'property.host.photo',
          label: 'dashboard.field.hostPhoto',
          hint: 'dashboard.field.optional',
          kind: 'choice',
          choices: 'photo',
        },
        { path: 'texts.*.host.photoAlt', label: 'dashboard.field.hostPhotoText', kind: 'text' },
      ],
    },
  ],
};
