import { fromPromise } from 'xstate';
import type { LegalText } from '../../contract/schemas/legal.ts';
import type { LegalTextName } from '../../contract/values/legalTexts.ts';
import { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import type { Api } from '../api/index.ts';

/** Connects the machine of a legal text's page to the host. */
export const createLegalTextActors = (loadApi: () => Promise<Api>) =>
  legalTextMachine.provide({
    actors: {
      loadText: fromPromise<LegalText, LegalTextName>(async ({ input, signal }) =>
        (await loadApi()).getLegalText({ text: input }, { signal }),
      ),
    },
  });
