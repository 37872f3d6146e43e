import { useImperativeHandle, useState, type Ref } from 'react';
import { hidden } from '../../../../ui/hidden.css.ts';

/** Announces a text to screen readers. */
export type Announce = (text: string) => void;

/**
 * The only live region for changes of the stay, so that nothing is announced twice. It holds the text in its own state,
 * so that an announcement does not render the calendar again.
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
