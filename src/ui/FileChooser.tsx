import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { Elements } from './Elements.ts';
import * as css from './FileChooser.css.ts';

interface Props {
  /** The kinds of files that are offered, as in the attribute `accept`. */
  accept: string;
  isMultiple?: boolean;
  /** The text of the button. */
  label: string;
  /** The expected kind and size of the files. */
  children: Elements;
  /** Receives at least one file. */
  onChoose: (files: readonly [File, ...File[]]) => void;
}

/** Asks for files: of the device, or dropped by the mouse. */
export function FileChooser({ accept, isMultiple = false, label, children, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (chosen: FileList | null) => {
    const [first, ...others] = chosen ?? [];
    if (first) onChoose(isMultiple ? [first, ...others] : [first]);
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
        multiple={isMultiple}
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button look="primary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {children}
    </div>
  );
}
