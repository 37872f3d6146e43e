import type { FC } from 'react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { getImportableStays } from '../../../../machines/dashboard/stayImport/selectors.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { OmittedRows } from './OmittedRows.tsx';
import type { StayImportProps } from './StayImportProps.ts';
import { useOmittedRows } from './useOmittedRows.ts';

/** Shows which stays will be imported, and why others are not. */
export const ReviewScreen: FC<
  StayImportProps & { state: 'reviewing' | 'importing' | 'tooMany' | 'rejected' }
> = ({ context, send, state }) => {
  const text = useText();
  const count = getImportableStays(context).length;
  const isBusy = state === 'importing';
  const rows = useOmittedRows(context);
  return (
    <>
      {state === 'tooMany' && <RejectedAlert refusal={context} />}
      {state === 'rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} />
      )}
      <p className={shared.lead}>{text('dashboard.imports.review', { count })}</p>
      {count > 0 && <p>{text('dashboard.imports.review.mail')}</p>}
      <OmittedRows context={context} rows={rows} />
      <div className={shared.stackedActions}>
        {count > 0 && state !== 'rejected' && (
          <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'import.confirmed' })}>
            {text('dashboard.imports.import', { count })}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'mapping.requested' })}>
          {text('dashboard.imports.toColumns')}
        </Button>
      </div>
    </>
  );
};

/** Shows how many stays were stored, and which were not. */
export const ImportedScreen: FC<StayImportProps> = ({ context, send }) => {
  const text = useText();
  const rows = useOmittedRows(context);
  const count = context.results.filter((problem) => problem === null).length;
  return (
    <>
      <Notice
        tone={count > 0 ? 'success' : 'warning'}
        isLive
        title={text('dashboard.imports.done', { count })}
      >
        {count > 0 && <p>{text('dashboard.imports.done.text')}</p>}
      </Notice>
      <OmittedRows context={context} rows={rows} />
      <div className={shared.stackedActions}>
        <ButtonLink look="primary" href={dashboardPages.calendar}>
          {text('dashboard.reservation.unknown.action')}
        </ButtonLink>
        <Button look="quiet" onClick={() => send({ type: 'list.requested' })}>
          {text('dashboard.imports.back')}
        </Button>
      </div>
    </>
  );
};
