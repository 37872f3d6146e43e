import { randomId } from '../../actors/randomId.ts';
import { createExamplesActors } from '../actors/examples.ts';
import { useDashboard } from '../context/dashboard.ts';
import { defineDashboardPage } from '../context/route.ts';
import { ExamplesView } from '../views/examples/ExamplesView.tsx';
import { MoreView } from '../views/more/MoreView.tsx';

/**
 * The page with everything that has no entry of its own in the navigation. Its machine is that of the example stays,
 * which does nothing until somebody uses it.
 */
export const page = defineDashboardPage({
  createMachine: createExamplesActors,
  getInput: () => ({ visitId: randomId() }),
  View: ({ actor, session }) => {
    const dashboard = useDashboard();
    const mayFill = session.isSandbox === true && ['owner', 'manager'].includes(session.user.role);
    return (
      <MoreView
        session={session}
        examples={mayFill && <ExamplesView actor={actor} />}
        onSignOut={() => dashboard.session.send({ type: 'signOut.requested' })}
      />
    );
  },
});
