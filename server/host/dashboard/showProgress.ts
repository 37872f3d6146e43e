import { contentSteps, findContentStep } from '../../../contract/content/firstSteps.ts';
import {
  firstSteps,
  mostNamedErrors,
  type FirstRunProgress,
  type FirstStep,
  type StepProgress,
} from '../../../contract/dashboard/firstRun.ts';
import { findPhotos } from '../../../contract/content/texts.ts';
import type { PropertyIssues } from '../../../contract/dashboard/properties.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { knownUnit, type UnitSource } from '../content/index.ts';
import { readManagedDraft } from '../units/drafts.ts';
import { listPublishedIds, listUnpublishedIds } from '../units/firstProperty.ts';
import { hasPasskey } from '../users/index.ts';
import { findIssues } from './describeProperty.ts';
import { getDraftName } from './listProperties.ts';

/** The property of the first run, with the draft of one that was never published. */
interface FirstProperty {
  readonly property: NonNullable<FirstRunProgress['property']>;
  readonly draft?: UnitSource;
}

/**
 * Returns the id of the first property that guests see, except the demo; the first one with example values if the site is
 * closed because of them.
 */
async function findOnline({ db, content, live }: HostContext): Promise<string | undefined> {
  if (live.isDemo()) return undefined;
  const managed = await listPublishedIds(db);
  const online = [...managed, ...content.units.keys()].filter((id) => content.units.has(id));
  const hasExamples = (id: string) => content.units.get(id)?.findings?.hasExamples === true;
  const withExamples = live.getClosedFor().includes('property') ? online.find(hasExamples) : undefined;
  return withExamples ?? online[0];
}

async function findFirst(host: HostContext, language: Language): Promise<FirstProperty | undefined> {
  const { db, content } = host;
  const online = await findOnline(host);
  if (online !== undefined) {
    const name = knownUnit(content, online)?.texts[language].name ?? online;
    return { property: { id: online, name, state: 'online' } };
  }
  for (const id of await listUnpublishedIds(db)) {
    const draft = await readManagedDraft(db, id);
    if (!draft) continue;
    const name = getDraftName(draft.source, id, [language, ...content.offered]);
    return { property: { id, name, state: 'draft' }, draft: draft.source };
  }
  return undefined;
}

/** Describes the steps; those of the content by the errors of the draft. */
function describeSteps(
  first: FirstProperty | undefined,
  errors: PropertyIssues['errors'],
  canSignIn: boolean,
): StepProgress[] {
  const isOnline = first?.property.state === 'online';
  const byStep = Map.groupBy(errors, ({ path }) => findContentStep(path));
  const hasPhotos = first?.draft !== undefined && findPhotos(first.draft.property).photos.length > 0;
  const isDone = (step: FirstStep): boolean => {
    if (step === 'person') return canSignIn;
    if (isOnline) return true;
    if (first === undefined || step === 'review') return false;
    return !byStep.has(step) && (step !== 'photos' || hasPhotos);
  };
  return firstSteps.map((step) => {
    const found = byStep.get(contentSteps.find((one) => one === step)!) ?? [];
    return { step, isDone: isDone(step), errors: found.length, missing: found.slice(0, mostNamedErrors) };
  });
}

/** Finds out which step an owner takes next: their progress is what the site contains, and is stored nowhere else. */
export async function showProgress(
  host: HostContext,
  userId: string,
  language: Language,
): Promise<FirstRunProgress> {
  // The page asks as soon as it learns of a publication, which this process may still be reading.
  await host.refreshContent();
  const first = await findFirst(host, language);
  const errors = first?.draft ? findIssues(host, first.draft).errors : [];
  const withPasskey = await hasPasskey(host.db, userId);
  const steps = describeSteps(first, errors, withPasskey || host.mailsAccess);
  const isOnline = first?.property.state === 'online';
  const services = host.live.getClosedFor().filter((name) => name !== 'property' || isOnline);
  const getNext = (): FirstRunProgress['next'] => {
    // A passkey is offered once, and does not delay those who have begun a property.
    if (!first) return withPasskey ? 'property' : 'person';
    if (isOnline) return services.length > 0 ? 'closed' : 'online';
    return steps.find(({ step, isDone }) => step !== 'person' && !isDone)!.step;
  };
  return { next: getNext(), property: first?.property ?? null, steps, services };
}
