import { readField } from '../../../../contract/content/documentFields.ts';
import { useText } from '../../i18n/index.ts';
import { useEditor } from './EditorContext.ts';
import type { Choice } from '../../content/useChoiceTexts.ts';

/** A photo that a field can name. */
interface PhotoChoice extends Choice {
  /** The path of a picture of it. */
  readonly address: string;
}

/** Returns the photos of the property in their order, named by their texts. */
export function usePhotoChoices(): readonly PhotoChoice[] {
  const text = useText();
  const {
    document,
    shown,
    languages: [language],
  } = useEditor();
  return shown.photos.map(({ file, address }, index) => {
    const described = readField(document, ['texts', language!, 'photos', file]);
    const photo = text('dashboard.editor.photo', { number: index + 1 });
    const isDescribed = typeof described === 'string' && described !== '';
    return {
      value: file,
      address,
      text: isDescribed ? text('dashboard.editor.photo.described', { photo, text: described }) : photo,
    };
  });
}
