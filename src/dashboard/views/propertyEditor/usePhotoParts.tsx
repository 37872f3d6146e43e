import { listTextLanguages } from '../../../../contract/content/photoOrder.ts';
import { photoText } from '../../content/sections/photos.ts';
import { useEditor } from './EditorContext.ts';
import { EditorField } from './EditorField.tsx';
import type { PhotoParts } from './special/props.ts';

/** Returns the parts of the editor that the cards of photos use. */
export function usePhotoParts(): PhotoParts {
  const { document, hasIssues, getFocalPoint, chooseFocalPoint } = useEditor();
  return {
    renderTexts: (file) => <EditorField field={photoText} item={{ indexes: [], name: file }} />,
    isMarked: (file) =>
      hasIssues(listTextLanguages(document).map((language) => ['texts', language, 'photos', file])),
    getFocalPoint,
    chooseFocalPoint,
  };
}
