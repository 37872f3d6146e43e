import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './leaveQuestion.css.ts';

function Question() {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { unsavedInput } = useDashboard();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The browser restores the focus only if the dialog is closed, not if it is removed.
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        unsavedInput.answer('stay');
      }}
    >
      <h2 id={id} className={shared.stepTitle}>
        {text('dashboard.leave.title')}
      </h2>
      <p>{text('dashboard.leave.text')}</p>
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => unsavedInput.answer('stay')}>
          {text('dashboard.leave.stay')}
        </Button>
        <Button onClick={() => unsavedInput.answer('leave')}>{text('dashboard.leave.keep')}</Button>
        <Button look="danger" onClick={() => unsavedInput.answer('discard')}>
          {text('dashboard.leave.discard')}
        </Button>
      </div>
    </dialog>
  );
}

/** Asks before a link leaves unsaved input. */
export function LeaveQuestion() {
  const { unsavedInput } = useDashboard();
  const isAsking = useSyncExternalStore(unsavedInput.subscribe, unsavedInput.isAsking);
  return isAsking ? <Question /> : null;
}
