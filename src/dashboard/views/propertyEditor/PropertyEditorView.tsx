import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { propertyEditorMachine } from '../../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useLanguage, useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { loadScreens } from '../property/loadScreens.tsx';
import { getName } from '../property/readName.ts';
import { ConflictScreen } from './ConflictScreen.tsx';
import type { EditorProps, ShownState } from './EditorProps.ts';
import { InFilesScreen } from './InFilesScreen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';
import { SectionScreen } from './SectionScreen.tsx';
import { sections } from '../../content/sections/index.ts';

type EditorState = AtomicState<SnapshotFrom<typeof propertyEditorMachine>['value']>;

const OtherNotLoaded: FC<EditorProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.editor.conflict.kept')}</p>
      <NotLoaded title={text('dashboard.editor.conflict.notLoaded')} failureReason={context} send={send} />
    </>
  );
};

const Shown: FC<EditorProps & { state: ShownState }> = (props) =>
  props.section ? <SectionScreen {...props} /> : <OverviewScreen {...props} />;

const screens: Screens<EditorState, EditorProps> = {
  loading: loadScreens.loading,
  notLoaded: loadScreens.notLoaded,
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
  gone: loadScreens.unknown,
};

interface Props {
  actor: ActorRefFrom<typeof propertyEditorMachine>;
  /** The section in the address; the overview without one. */
  sectionId?: string | undefined;
}

/** Shows the content of a property: the overview of its sections, or one of them. */
export function PropertyEditorView({ actor, sectionId }: Props) {
  const text = useText();
  const language = useLanguage();
  const { value, context } = useJourney(actor);
  const state: EditorState = atomicState(value);
  const section = sections.find(({ id }) => id === sectionId);
  const name = getName(context.property, context.document, language);
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
