import { FailedCall } from '../../../kit/FailedCall.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { useText } from '../../i18n/index.ts';
import type { EditorProps, ShownState } from './EditorProps.ts';
import * as css from './propertyEditor.css.ts';

/** Says whether the changes are saved, and why not. */
export function SaveStatus({ context, send, state }: EditorProps & { state: ShownState }) {
  const text = useText();
  if (state === 'readOnly')
    return (
      <Notice tone="info" title={text('dashboard.editor.readOnly')}>
        <p>{text('dashboard.editor.readOnly.text')}</p>
        <div className={shared.actions}>
          <ButtonLink href={dashboardPages.properties}>{text('dashboard.properties.all')}</ButtonLink>
        </div>
      </Notice>
    );
  if (state === 'editing.notSaved' || state === 'editing.refused') {
    const title = text(
      state === 'editing.refused' ? 'dashboard.editor.refused' : 'dashboard.editor.notSaved',
    );
    return (
      <>
        <p className={css.statusBehind} aria-hidden>
          {title}
        </p>
        <div className={css.failure}>
          <FailedCall
            title={title}
            failureReason={context}
            keepsFocus
            ownTexts={{
              refused: text('dashboard.editor.refused.text'),
              unreachable: text('dashboard.editor.notSaved.text'),
            }}
          />
          <div className={shared.actions}>
            <TryAgain send={send} look="secondary" />
          </div>
        </div>
      </>
    );
  }
  const isPending = state === 'editing.waiting' || state.startsWith('editing.saving');
  const saved = context.shown?.hasDraft ? 'dashboard.editor.saved' : 'dashboard.editor.unchanged';
  return (
    <p className={css.status} role="status">
      {text(isPending ? 'dashboard.editor.saving' : saved)}
    </p>
  );
}
