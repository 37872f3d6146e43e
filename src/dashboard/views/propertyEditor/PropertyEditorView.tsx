import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readField } from '../../../../contract/content/documentFields.ts';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { propertyEditorMachine } from '../../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import type { EditorContext } from '../../../../machines/dashboard/propertyEditor/propertyEditor.types.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useLanguage, useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { ConflictScreen } from './ConflictScreen.tsx';
import type { EditorProps, ShownState } from './EditorProps.ts';
import { InFilesScreen } from './InFilesScreen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';
import { SectionScreen } from './SectionScreen.tsx';
import { sections } from '../../content/sections/index.ts';

type EditorState = AtomicState<SnapshotFrom<typeof propertyEditorMachine>['value']>;

const LoadFailed: FC<EditorProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.editor.notLoaded')} failureReason={context} send={send} />
);

const OtherNotLoaded: FC<EditorProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.editor.conflict.kept')}</p>
      <NotLoaded title={text('dashboard.editor.conflict.notLoaded')} failureReason={context} send={send} />
    </>
  );
};

const Gone: FC<EditorProps> = ({ send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.editor.gone')}>
        <p>{text('dashboard.editor.gone.text')}</p>
      </Alert>
      <div className={shared.actions}>
        <ButtonLink href={dashboardPages.properties}>{text('dashboard.editor.toList')}</ButtonLink>
        <TryAgain send={send} look="secondary" />
      </div>
    </>
  );
};

const Shown: FC<EditorProps & { state: ShownState }> = (props) =>
  props.section ? <SectionScreen {...props} /> : <OverviewScreen {...props} />;

const screens: Screens<EditorState, EditorProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'editing.idle': Shown,
  'editing.refreshing': Shown,
  'editing.waiting': Shown,
  'editing.saving.current': Shown,
  'editing.saving.outdated': Shown,
  'editing.notSaved': Shown,
  'editing.refused': Shown,
  'conflict.loading': LoadingText,
  'conflict.notLoaded': OtherNotLoaded,
  'conflict.choosing': ConflictScreen,
  'conflict.inFiles': InFilesScreen,
  readOnly: Shown,
  gone: Gone,
};

/** Returns the name of a property: in the language of the person, in another one, or its id. */
function useName({ document, shown, property }: EditorContext): string {
  const language = useLanguage();
  const names = [language, ...(shown?.languages ?? [])].map((one) =>
    readField(document, ['texts', one, 'name']),
  );
  const name = names.find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name : property;
}

interface Props {
  actor: ActorRefFrom<typeof propertyEditorMachine>;
  /** The section in the address; the overview without one. */
  sectionId?: string | undefined;
}

/** Shows the content of a property: the overview of its sections, or one of them. */
export function PropertyEditorView({ actor, sectionId }: Props) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: EditorState = atomicState(value);
  const section = sections.find(({ id }) => id === sectionId);
  const name = useName(context);
  const title = section ? text(section.label) : name;
  return (
    <Page
      title={title}
      {...(section && { about: name, tabTitle: `${title}, ${name}` })}
      machine="propertyEditor"
      state={state}
    >
      <StateScreen screens={screens} state={state} from={{ context, section, send: actor.send }} />
    </Page>
  );
}
