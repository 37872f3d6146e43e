import type { Api } from '../api/index.ts';
import { createContactActors } from './contact.ts';
import { persistMessage } from './persistMessage.ts';
import { createPropertyActors } from './property.ts';

/** Connects the machine of a property's contact page to the host. */
export const createContactProperty = (loadApi: () => Promise<Api>) =>
  createPropertyActors(loadApi).provide({
    actors: { contact: createContactActors(loadApi), persistMessage },
  });
