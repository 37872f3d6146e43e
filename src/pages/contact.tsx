import { contactPropertyAt } from '../actors/contactProperty.ts';
import { ContactOfProperty } from './ContactOfProperty.tsx';
import { propertyPage } from './propertyPage.ts';
import { runnerOf } from './runMachine.ts';

export const page = propertyPage('contact.opened', {
  run: ({ loadApi }) => runnerOf(contactPropertyAt(loadApi)),
  View: ContactOfProperty,
});
