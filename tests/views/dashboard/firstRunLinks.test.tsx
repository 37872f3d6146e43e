import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/dashboard/session.ts';
import { firstRunModel } from '../../../machines/dashboard/firstRun/firstRun.model.ts';
import { newPropertyModel } from '../../../machines/dashboard/newProperty/newProperty.model.ts';
import { propertyReviewModel } from '../../../machines/dashboard/propertyReview/propertyReview.model.ts';
import { sessionMachine } from '../../../machines/dashboard/session/session.machine.ts';
import { ownerSession, preparingSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { noFailureReason } from '../../../machines/shared/failures.ts';
import { sections } from '../../../src/dashboard/content/sections/index.ts';
import { findNextMissing, sortIssues } from '../../../src/dashboard/content/sections/nextMissing.ts';
import type { Dashboard } from '../../../src/dashboard/context/dashboard.ts';
import { FirstRunView } from '../../../src/dashboard/views/firstRun/FirstRunView.tsx';
import { Page } from '../../../src/dashboard/views/layout/Page.tsx';
import { MoreView } from '../../../src/dashboard/views/more/MoreView.tsx';
import { NewPropertyView } from '../../../src/dashboard/views/newProperty/NewPropertyView.tsx';
import { NextSection } from '../../../src/dashboard/views/propertyEditor/NextSection.tsx';
import { PropertyReviewView } from '../../../src/dashboard/views/propertyReview/PropertyReviewView.tsx';
import { getScreen } from '../support/screen.tsx';
import { follow, stopAt } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import type { ReactNode } from 'react';

/** The lines of a view for a signed-in person. */
async function read(view: ReactNode, session: Session): Promise<string[]> {
  const snapshot = sessionMachine.resolveState({
    value: { signedIn: 'following' },
    context: { session, linkToken: '', property: '', ...noFailureReason },
  });
  const dashboard = { session: stopAt(snapshot, () => undefined) } as unknown as Partial<Dashboard>;
  const { text } = await getScreen('en', () => inDashboard(view, dashboard));
  return text.split('\n');
}

const toFirstSteps = 'Continue to prepare the website → /host/welcome';
const back = 'Back to the first steps → /host/welcome';

const stop = (...[model, path]: Parameters<typeof follow>) =>
  stopAt(follow(model, path), () => undefined) as never;

const errors = [
  { code: 'missing', path: ['property', 'contact', 'phone'] },
  { code: 'missing', path: ['property', 'pricing', 'rate'] },
];
const [basics] = sections;

describe('an owner who has not published a property yet', () => {
  test('finds the first steps on every page, except on their own', async () => {
    const page = <Page title="Today">{null}</Page>;
    expect(await read(page, preparingSession)).toEqual([toFirstSteps, '# Today']);
    expect(await read(page, ownerSession)).toEqual(['# Today']);
    const own = (
      <Page title="First steps" linksToFirstSteps={false}>
        {null}
      </Page>
    );
    expect(await read(own, preparingSession)).toEqual(['# First steps']);
  });

  test('finds the first steps as the first entry of the page More', async () => {
    const getEntries = async (session: Session) =>
      (
        await read(<MoreView session={session} examples={null} onSignOut={() => undefined} />, session)
      ).filter((line) => line.includes('→'));
    const [first, ...others] = await getEntries(preparingSession);
    expect(first).toMatch(/^Continue to prepare the website .*→ \/host\/welcome$/);
    expect(others).toEqual(await getEntries(ownerSession));
  });

  test('continues with the content of a new property', async () => {
    const created = stop(newPropertyModel, ['entry.changed', 'entry.submitted', 'createProperty.answered']);
    const lines = await read(<NewPropertyView actor={created} properties={[]} />, preparingSession);
    expect(lines.filter((line) => line.includes('→'))).toEqual([
      toFirstSteps,
      expect.stringMatching(/^Fill in its content → .*\/edit\/basics\?issues$/) as string,
      back,
    ]);
  });

  test('returns to the first steps after the publication', async () => {
    const published = stop(propertyReviewModel, [
      'showProperty.answered',
      'publication.requested',
      'publishProperty.answered',
    ]);
    expect(await read(<PropertyReviewView actor={published} />, preparingSession)).toContain(back);
    expect(await read(<PropertyReviewView actor={published} />, ownerSession)).not.toContain(back);
  });

  test('follows the sections with errors, and returns to the first steps after the last one', async () => {
    const next = (issues: typeof errors) => (
      <NextSection property="moinho" section={basics!} errors={issues} showsIssues={false} />
    );
    expect(await read(next(errors), preparingSession)).toEqual([
      'Next: Contact and profile → /host/properties/moinho/edit/contact?issues',
      back,
    ]);
    expect(await read(next([]), preparingSession)).toEqual([back]);
    expect(await read(next(errors), ownerSession)).toEqual([
      'Next: Address and map → /host/properties/moinho/edit/location',
    ]);
  });
});

test('a published property of a trial says that real guests cannot book yet', async () => {
  const online = stop(firstRunModel, ['showProgress.answered.online']);
  const session = { ...ownerSession, isSandbox: true };
  expect(await read(<FirstRunView actor={online} session={session} />, session)).toContain(
    'You can book it as a guest would: payments and emails are simulated. Real guests can book once the site runs on a server.',
  );
});

test('errors are listed in the order of the first steps', () => {
  const basicsFirst = [...errors.toReversed(), { path: ['property', 'maxGuests'] }];
  expect(sortIssues(basicsFirst).map(({ path }) => path.at(-1))).toEqual(['maxGuests', 'phone', 'rate']);
});

test('sections with errors follow in the order of the first steps, from the shown one on', () => {
  expect(findNextMissing(errors, 'basics')?.id).toBe('contact');
  expect(findNextMissing(errors, 'contact')?.id).toBe('prices');
  expect(findNextMissing(errors, 'prices')?.id).toBe('contact');
  expect(findNextMissing(errors.slice(1), 'prices')).toBeUndefined();
  expect(findNextMissing([{ path: ['texts', 'en'] }], 'basics')?.id).toBe('texts');
});
