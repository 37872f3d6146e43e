import type { Api } from '../api/index.ts';
import { createContactActors } from './contact.ts';
import { persistMessage } from './persistMessage.ts';
import { propertyAt } from './property.ts';

/** A property's page on which its host can be written to. */
export const createContactProperty = (loadApi: () => Promise<Api>) =>
  propertyAt(loadApi).provide({ actors: { contact: createContactActors(loadApi), persistMessage } });
