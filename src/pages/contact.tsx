import { createContactProperty } from '../actors/contactProperty.ts';
import { ContactOfProperty } from './ContactOfProperty.tsx';
import { pageOfProperty } from './pageOfProperty.ts';
import { getRunner } from '../frame/runMachine.ts';

export const page = pageOfProperty('contact.opened', {
  run: ({ loadApi }) => getRunner(createContactProperty(loadApi)),
  View: ContactOfProperty,
  titlePart: ({ host }, text) => text.formatMessage({ id: 'contact.title' }, { host: host.name }),
});
