import { isFormPossible } from '../../../../contract/dashboard/possibleForms.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import { DeskCard } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import type { DeskProps } from './DeskProps.ts';
import * as css from '../desk/desk.css.ts';

const actionNames = [
  'sendNewLink',
  'reopenRegistration',
  'retryCharge',
  'exportGuest',
  'eraseGuest',
] as const;
const formNames = ['addNote', 'resendMail', 'recordPayment'] as const;

const refunds = [
  ['refund', 'refund'],
  ['cancellation', 'cancel'],
] as const;

/** The actions that the person may take now. */
export function DeskActions({ reservation, send }: DeskPartProps & Pick<DeskProps, 'send'>) {
  const text = useText();
  const { actions } = reservation;
  const forms = formNames.filter((form) => isFormPossible(reservation, form));
  const confirmed = actionNames.filter((action) => actions.includes(action));
  const possible = refunds.filter(([, action]) => actions.includes(action));
  if (forms.length + confirmed.length + possible.length === 0) return null;
  return (
    <DeskCard title={text('dashboard.reservation.actions')}>
      <div className={css.actions}>
        {forms.map((form) => (
          <Button key={form} onClick={() => send({ type: 'form.opened', form })}>
            {text(`dashboard.reservation.action.${form}`)}
          </Button>
        ))}
        {confirmed.map((action) => (
          <Button key={action} onClick={() => send({ type: 'action.opened', action })}>
            {text(`dashboard.reservation.action.${action}`)}
          </Button>
        ))}
        {possible.map(([kind]) => (
          <Button key={kind} onClick={() => send({ type: 'refund.opened', kind })}>
            {text(`dashboard.reservation.action.${kind}`)}
          </Button>
        ))}
      </div>
    </DeskCard>
  );
}
