import { useRef, useState } from 'react';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './imports.css.ts';

interface Props {
  /** The kinds of files that are offered. */
  accept: string;
  /** The expected kind and size of the file. */
  about: string;
  onFile: (file: File) => void;
}

/** Asks for one file: of the device, or dropped by the mouse. */
export function FileChooser({ accept, about, onFile }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div
      className={css.chooser}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button look="primary" onClick={() => input.current?.click()}>
        {text('dashboard.imports.file.choose')}
      </Button>
      <p className={shared.small}>{about}</p>
    </div>
  );
}
