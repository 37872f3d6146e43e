import { randomId } from '../../actors/randomId.ts';
import { createExamplesActors } from '../actors/examples.ts';
import { useDashboard } from '../context/dashboard.ts';
import type { PageProps } from '../context/route.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { ExamplesView } from '../views/examples/ExamplesView.tsx';
import { MoreView } from '../views/more/MoreView.tsx';

const Examples = () => (
  <ExamplesView actor={useJourneyActor(createExamplesActors, { visitId: randomId() })} />
);

/** The page with everything that has no entry of its own in the navigation. */
export function page({ session }: PageProps) {
  const dashboard = useDashboard();
  const mayFill = session.isSandbox === true && ['owner', 'manager'].includes(session.user.role);
  return (
    <MoreView
      session={session}
      examples={mayFill && <Examples />}
      onSignOut={() => dashboard.session.send({ type: 'signOut.requested' })}
    />
  );
}
