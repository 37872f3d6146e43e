import { useImperativeHandle, useState, type Ref } from 'react';
import { hidden } from '../../../../ui/hidden.css.ts';

/** Has something heard. */
export type Announce = (words: string) => void;

/**
 * What is heard of a stay: in one place, so that nothing is heard twice. It keeps its words to itself, for no calendar is
 * drawn anew because of them.
 */
export function Announcer({ ref }: { ref: Ref<Announce> }) {
  const [message, setMessage] = useState('');
  useImperativeHandle(ref, () => setMessage, []);
  return (
    <p className={hidden} role="status">
      {message}
    </p>
  );
}
