import type { FC } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  dashboardPages,
  settingsPath,
  settingsSections,
  type SettingsSection,
} from '../../../../contract/dashboard/pages.ts';
import type { MissingService, Settings } from '../../../../contract/dashboard/settings.ts';
import type {
  SettingsContext,
  SettingsEvent,
  settingsMachine,
} from '../../../../machines/dashboard/settings/settings.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import * as css from './settings.css.ts';
import { getSource, useSourceText } from './sources.ts';
import { useSectionSummary } from './useSectionSummary.ts';

type SettingsState = AtomicState<SnapshotFrom<typeof settingsMachine>['value']>;

interface SettingsProps {
  context: SettingsContext;
  send: (event: SettingsEvent) => void;
}

/** The page on which something that is missing is completed. */
const pagesOfMissing: Readonly<Record<MissingService, string>> = {
  property: dashboardPages.properties,
  identity: settingsPath('identity'),
  mail: settingsPath('mail'),
  payments: settingsPath('payments'),
};

/** The services that the site needs before guests can book. */
function Missing({ settings: { isClosed, missing } }: { settings: Settings }) {
  const text = useText();
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={text(isClosed ? 'dashboard.settings.closed' : 'dashboard.settings.missing')}
    >
      {isClosed && <p>{text('dashboard.settings.closed.text')}</p>}
      <ul className={css.missing}>
        {missing.map((service) => (
          <li key={service}>
            <Link href={pagesOfMissing[service]}>{text(`dashboard.settings.missing.${service}`)}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A page of the settings with its present value, and where that is set. */
function Section({ settings, section }: { settings: Settings; section: SettingsSection }) {
  const text = useText();
  const summarise = useSectionSummary();
  const describeSource = useSourceText();
  const source = describeSource(getSource(settings, section));
  const isMissing = settings.missing.some((service) => service === section);
  return (
    <li>
      <Link href={settingsPath(section)} className={css.section}>
        <span className={css.name}>{text(`dashboard.settings.${section}`)}</span>
        <span className={isMissing ? css.todo : css.value}>
          <Verbatim>{summarise(settings, section)}</Verbatim>
        </span>
        {source !== undefined && <span className={css.source}>{source}</span>}
      </Link>
    </li>
  );
}

const LoadFailed: FC<SettingsProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.settings.notLoaded')} failureReason={context} send={send} />
);

type ShownState = Extract<SettingsState, `shown.${string}`>;

const Sections: FC<SettingsProps & { state: ShownState }> = ({ context, send, state }) => {
  const text = useText();
  const settings = context.settings!;
  return (
    <>
      <p className={shared.lead}>{text('dashboard.settings.lead')}</p>
      {state === 'shown.outdated' && <Outdated send={send} />}
      <Missing settings={settings} />
      <ul className={css.sections}>
        {settingsSections.map((section) => (
          <Section key={section} settings={settings} section={section} />
        ))}
      </ul>
    </>
  );
};

const screens: Screens<SettingsState, SettingsProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': Sections,
  'shown.refreshing': Sections,
  'shown.outdated': Sections,
};

/** Shows the settings of the site, and what is missing before guests can book. */
export function SettingsView({ actor }: { actor: ActorRefFrom<typeof settingsMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: SettingsState = atomicState(value);
  return (
    <Page title={text('dashboard.settings.title')} machine="settings" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send }} />
    </Page>
  );
}
