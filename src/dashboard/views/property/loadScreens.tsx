import type { FC } from 'react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';

interface Props {
  context: FailureReason;
  send: (event: { type: 'retry.requested' }) => void;
}

const LoadFailed: FC<Props> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.properties.one.notLoaded')} failureReason={context} send={send} />
);

const Unknown: FC<Props> = ({ send }) => {
  const text = useText();
  return (
    <>
      <Alert title={text('dashboard.properties.unknown')}>
        <p>{text('dashboard.properties.unknown.text')}</p>
      </Alert>
      <div className={shared.actions}>
        <ButtonLink href={dashboardPages.properties}>{text('dashboard.properties.all')}</ButtonLink>
        <TryAgain send={send} look="secondary" />
      </div>
    </>
  );
};

/** The screens of a page about one property before it is loaded. */
export const loadScreens = { loading: LoadingText, notLoaded: LoadFailed, unknown: Unknown } as const;
