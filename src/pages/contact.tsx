import { createContactProperty } from '../actors/contactProperty.ts';
import { PropertyContact } from './PropertyContact.tsx';
import { definePropertyPage } from './definePropertyPage.ts';
import { getRunner } from '../frame/runMachine.ts';

export const page = definePropertyPage('contact.opened', {
  loadRunner: ({ loadApi }) => getRunner(createContactProperty(loadApi)),
  View: PropertyContact,
  titlePart: ({ host }, text) => text.formatMessage({ id: 'contact.title' }, { host: host.name }),
});
