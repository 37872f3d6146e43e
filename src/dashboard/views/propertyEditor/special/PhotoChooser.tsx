import * as shared from '../../../../kit/shared.css.ts';
import { FileChooser } from '../../../../ui/FileChooser.tsx';
import { useText } from '../../../i18n/index.ts';

/** Asks for photos of a property. */
export function PhotoChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const text = useText();
  return (
    <FileChooser
      accept="image/*,.heic,.heif"
      isMultiple
      label={text('dashboard.photos.choose')}
      onChoose={onChoose}
    >
      <p className={shared.small}>{text('dashboard.photos.about')}</p>
    </FileChooser>
  );
}
