import { useRef, useState } from 'react';
import * as shared from '../../../../kit/shared.css.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useText } from '../../../i18n/index.ts';
import * as css from './photos.css.ts';

/** Asks for photos: of the device, or dropped by the mouse. */
export function PhotoChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    if (files && files.length > 0) onChoose([...files]);
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
        multiple
        accept="image/*,.heic,.heif"
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button look="primary" onClick={() => input.current?.click()}>
        {text('dashboard.photos.choose')}
      </Button>
      <p className={shared.small}>{text('dashboard.photos.about')}</p>
    </div>
  );
}
