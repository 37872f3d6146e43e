import type { StateFrom } from 'xstate';
import type { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import { definePage } from '../frame/page.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { LegalTextView } from '../views/legalText/LegalTextView.tsx';

export const page = definePage<StateFrom<typeof legalTextMachine>>({
  loadRunner: async ({ loadApi }) => {
    const [{ getRunner }, { createLegalTextActors }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/legalText.ts'),
    ]);
    return getRunner(createLegalTextActors(loadApi));
  },
  getInput: ({ text }) => ({ name: text }),
  getStatus: ({ value }) => (value === 'notFound' ? 404 : value === 'failed' ? 503 : 200),
  getHead: ({ context }, text, { productName }) => ({
    title: `${context.text?.title ?? text.formatMessage({ id: `legal.${context.name}` })} · ${productName}`,
    description: productName,
  }),
  View: LegalTextView,
});
