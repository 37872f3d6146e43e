import type { PageProps } from '../context/route.ts';
import { MoreView } from '../views/more/MoreView.tsx';
import { useDashboard } from '../context/dashboard.ts';

/** The page of what the navigation has no place for. */
export function page({ session }: PageProps) {
  const { session: actor } = useDashboard();
  return <MoreView session={session} onSignOut={() => actor.send({ type: 'signOut.requested' })} />;
}
