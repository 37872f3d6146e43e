import type { StateFrom } from 'xstate';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import { LandingView } from '../views/landing/LandingView.tsx';
import { definePage } from '../frame/page.ts';

export const page = definePage<StateFrom<typeof landingMachine>>({
  run: async ({ loadApi }) => {
    const [{ runnerOf }, { landingAt }] = await Promise.all([
      import('../frame/runMachine.ts'),
      import('../actors/landing.ts'),
    ]);
    return runnerOf(landingAt(loadApi));
  },
  input: ({ query = '' }, { featured }) => ({ featured, query }),
  statusOf: ({ value }) => (value === 'failed' ? 503 : 200),
  headOf: ({ context }, _, { productName }) => ({
    title: productName,
    description: productName,
    image: context.offers[0]?.photo,
  }),
  View: LandingView,
});
