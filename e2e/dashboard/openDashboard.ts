import type { Page } from '@playwright/test';
import type { Session } from '../../contract/dashboard/session.ts';
import type { Language } from '../../contract/values/language.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { addresses } from '../support/calls.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostStub } from '../support/hostStub.ts';
import { problemAnswer } from '../support/problems.ts';
import { dashboardCalls } from './calls.ts';
import { holdDataChanges } from './dataChanges.ts';
import { stubPasskeys } from './passkeyStub.ts';

interface Opening {
  page: Page;
  /** The address of the page, such as `/host/calendar`. */
  address: string;
  language: Language;
  /** The signed-in person; `none` if nobody is signed in, `held` if the test answers who is signed in. */
  session: Session | 'none' | 'held';
  /** Delays of machines, in milliseconds, that elapse when the test says so. */
  delays?: readonly number[];
  /** Whether the browser offers passkeys in the e-mail field of sign-in. */
  offersAutofill?: boolean;
}

/** Opens a page of the dashboard. All of its calls are held, and the test chooses the answers. */
export async function openDashboard({
  page,
  address,
  language,
  session,
  delays = [],
  offersAutofill = false,
}: Opening) {
  const hostStub = new HostStub();
  await hostStub.intercept(
    page,
    dashboardCalls.filter((call) => session === 'held' || call !== 'loadSession'),
  );
  await page.route(addresses.loadSession, (route) => {
    if (session === 'held') return route.fallback();
    if (session === 'none') return route.fulfill(problemAnswer('loadSession', 'unauthorized', false)!);
    return route.fulfill({ json: { ...session, user: { ...session.user, language } } });
  });
  await holdDataChanges(page);
  await stubPasskeys(page, offersAutofill);
  await holdDelays(page, loadingTimeout, ...delays);
  await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
  // A passkey was used in this browser, so a proof of identity begins with it.
  await page.addInitScript(() => localStorage.setItem('passkey-here', 'true'));
  await page.goto(address);
  return hostStub;
}
