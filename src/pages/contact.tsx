import { contactPropertyAt } from '../actors/contactProperty.ts';
import { ContactOfProperty } from './ContactOfProperty.tsx';
import { pageOfProperty } from './pageOfProperty.ts';
import { runnerOf } from '../frame/runMachine.ts';

export const page = pageOfProperty('contact.opened', {
  run: ({ loadApi }) => runnerOf(contactPropertyAt(loadApi)),
  View: ContactOfProperty,
  titlePart: ({ host }, text) => text.formatMessage({ id: 'contact.title' }, { host: host.name }),
});
