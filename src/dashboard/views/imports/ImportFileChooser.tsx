import * as shared from '../../../kit/shared.css.ts';
import { FileChooser } from '../../../ui/FileChooser.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  /** The kinds of files that are offered. */
  accept: string;
  /** The expected kind and size of the file. */
  about: string;
  onFile: (file: File) => void;
}

/** Asks for the file of an import. */
export const ImportFileChooser = ({ accept, about, onFile }: Props) => (
  <FileChooser
    accept={accept}
    label={useText()('dashboard.imports.file.choose')}
    onChoose={([file]) => onFile(file)}
  >
    <p className={shared.small}>{about}</p>
  </FileChooser>
);
