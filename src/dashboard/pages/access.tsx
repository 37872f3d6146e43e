import { randomId } from '../../actors/randomId.ts';
import { createAccessActors } from '../actors/access.ts';
import { useLanguage } from '../i18n/index.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { AccessView } from '../views/access/AccessView.tsx';

/** The page on which an owner sees and changes who has access. */
export function page() {
  const language = useLanguage();
  return <AccessView actor={useJourneyActor(createAccessActors, { visitId: randomId(), language })} />;
}
