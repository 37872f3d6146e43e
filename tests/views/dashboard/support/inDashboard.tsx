import type { ReactNode } from 'react';
import { completeLanguages } from '../../../../contract/values/language.ts';
import { sessionMachine } from '../../../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../../../machines/dashboard/shared/session.samples.ts';
import { noFailureReason } from '../../../../machines/shared/failures.ts';
import {
  DashboardContext,
  type Dashboard,
  type SessionActor,
} from '../../../../src/dashboard/context/dashboard.ts';
import {
  loadDashboardMessages,
  loadOtherMessages,
  partsWithTexts,
} from '../../../../src/dashboard/i18n/messages.ts';
import type { Messages } from '../../../../src/i18n/messages.ts';
import { TextProvider } from '../../../../src/i18n/TextProvider.tsx';
import { stopAt } from '../../support/screens.ts';

const [english, ...others] = await Promise.all(completeLanguages.map(loadDashboardMessages));
// The messages are added to the loaded ones.
await Promise.all(partsWithTexts.flatMap((part) => loadOtherMessages(part)));

/** The English messages. Reading one that another language lacks fails. */
const messages = new Proxy(english!, {
  get: (target, id: keyof Messages) => {
    if (others.some((other) => !(id in other))) throw new Error(`Not every language has the message ${id}.`);
    return target[id];
  },
});

/** The session of an owner. */
const session = stopAt(
  sessionMachine.resolveState({
    value: { signedIn: 'following' },
    context: { session: ownerSession, linkToken: '', property: '', ...noFailureReason },
  }),
  () => undefined,
) as SessionActor;

const dashboard = {
  data: {
    language: 'en',
    languages: completeLanguages,
    productName: 'Casa',
    version: undefined,
    sendsCodes: true,
  },
  session,
  shownList: { current: undefined },
  shownLanguages: new Set(),
  supportsPasskeys: true,
} as unknown as Dashboard;

/** A view with the dashboard of an owner around it, in English. */
export const inDashboard = (view: ReactNode, changes: Partial<Dashboard> = {}): ReactNode => (
  <DashboardContext value={{ ...dashboard, ...changes }}>
    <TextProvider language="en" messages={messages}>
      {view}
    </TextProvider>
  </DashboardContext>
);
