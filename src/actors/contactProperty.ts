import type { Api } from '../api/index.ts';
import { contactAt } from './contact.ts';
import { keepMessage } from './keepMessage.ts';
import { propertyAt } from './property.ts';

/** A property's page on which its host can be written to. */
export const contactPropertyAt = (loadApi: () => Promise<Api>) =>
  propertyAt(loadApi).provide({ actors: { contact: contactAt(loadApi), keepMessage } });
