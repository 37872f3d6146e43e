import type {
  EditorContext,
  EditorEvent,
} from '../../../../machines/dashboard/propertyEditor/propertyEditor.types.ts';
import type { Section } from '../../content/sections/item.ts';

/** The properties of the screens of the editor. */
export interface EditorProps {
  context: EditorContext;
  /** The shown section; undefined in the overview. */
  section: Section | undefined;
  send: (event: EditorEvent) => void;
}

/** The states in which the content is shown. */
export type ShownState =
  | 'readOnly'
  | 'editing.idle'
  | 'editing.refreshing'
  | 'editing.waiting'
  | 'editing.saving.current'
  | 'editing.saving.outdated'
  | 'editing.notSaved'
  | 'editing.refused';
