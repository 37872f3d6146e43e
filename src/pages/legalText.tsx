import type { StateFrom } from 'xstate';
import type { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import { definePage } from '../frame/page.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { LegalTextView } from '../views/legalText/LegalTextView.tsx';

export const page = definePage<StateFrom<typeof legalTextMachine>>({
  run: async ({ loadApi }) => {
    const [{ runnerOf }, { legalTextAt }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/legalText.ts'),
    ]);
    return runnerOf(legalTextAt(loadApi));
  },
  input: ({ text }) => ({ name: text }),
  statusOf: ({ value }) => (value === 'notFound' ? 404 : value === 'failed' ? 503 : 200),
  headOf: ({ context }, text, { productName }) => ({
    title: `${context.text?.title ?? text.formatMessage({ id: `legal.${context.name}` })} · ${productName}`,
    description: productName,
  }),
  View: LegalTextView,
});
