import { PropertyEditorView } from '../views/propertyEditor/PropertyEditorView.tsx';
import { definePropertyEditor } from './definePropertyEditor.ts';

/** The page with the sections of a property. */
export const page = definePropertyEditor(({ actor }) => <PropertyEditorView actor={actor} />);
