import { field } from './field.ts';
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
        field('property.contact.email', 'dashboard.field.email', 'email'),
        field('property.contact.phone', 'dashboard.field.phone', 'phone'),
        field('property.contact.whatsapp', 'dashboard.field.whatsapp', 'phone', {
          hint: 'dashboard.field.optional',
        }),
        field('property.contact.phoneShownTo', 'dashboard.field.phoneShownTo', 'choice', {
          choices: 'shownTo',
          preset: 'guests',
        }),
      ],
    },
    {
      path: 'property.host',
      label: 'dashboard.field.host',
      kind: 'group',
      parts: [
        field('property.host.name', 'dashboard.field.hostName', 'text'),
        field('property.host.since', 'dashboard.field.hostSince', 'number'),
        field('property.host.languages', 'dashboard.field.hostLanguages', 'choices', { choices: 'language' }),
        field('texts.*.host.about', 'dashboard.field.hostAbout', 'longText'),
        field('texts.*.host.responseTime', 'dashboard.field.responseTime', 'text', {
          hint: 'dashboard.field.responseTime.about',
        }),
        field('property.host.photo', 'dashboard.field.hostPhoto', 'choice', {
          hint: 'dashboard.field.optional',
          choices: 'photo',
        }),
        field('texts.*.host.photoAlt', 'dashboard.field.hostPhotoText', 'text'),
      ],
    },
  ],
};
