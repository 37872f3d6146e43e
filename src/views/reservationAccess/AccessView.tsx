import { reservationLink } from '../../../contract/rules/addresses.ts';
import type { FC } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { main, wrap } from '../../kit/layout.css.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import * as shared from '../../kit/shared.css.ts';
import * as css from './access.css.ts';
import type { AccessProps, AccessState } from './AccessProps.ts';
import { RequestScreen } from './RequestForm.tsx';
import { Entering, Over } from './Entering.tsx';

const Opened: FC<AccessProps> = ({ pageState: { context } }) => {
  const text = useText();
  const language = useLanguage();
  const { opened } = context;
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {text('access.opened.title')}
      </h1>
      {opened && (
        <div className={shared.stackedActions}>
          <ButtonLink look="primary" href={reservationLink(language, opened.reservationId, opened.token)}>
            {text('access.open')}
          </ButtonLink>
        </div>
      )}
    </>
  );
};

const screens: Screens<AccessState, AccessProps> = {
  asking: RequestScreen,
  requesting: RequestScreen,
  refused: RequestScreen,
  tooMany: RequestScreen,
  notRequested: RequestScreen,
  unsupported: RequestScreen,
  entering: Entering,
  opening: Entering,
  incorrect: Entering,
  notOpened: Entering,
  resending: Entering,
  notResent: Entering,
  noMoreCodes: Entering,
  locked: Over,
  expired: Over,
  opened: Opened,
};

/** Shows the page where a guest opens a reservation with its number and a code by e-mail. */
export function AccessView(props: AccessProps) {
  const state: AccessState = atomicState(props.pageState.value);
  return (
    <main id="main" tabIndex={-1} className={main} data-machine="reservationAccess" data-state={state}>
      <div className={wrap}>
        <div className={css.page}>
          <StateScreen screens={screens} state={state} from={props} />
        </div>
      </div>
    </main>
  );
}
