import { useMemo, type FC } from 'react';
import type { GuestExport } from '../../../../contract/dashboard/deskGuest.ts';
import type { DeskResult } from '../../../../machines/dashboard/deskAction/deskAction.types.ts';
import { useFormats } from '../../../i18n/index.ts';
import { button } from '../../../ui/Button.css.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { BackToReservation } from '../desk/BackToReservation.tsx';
import { PassedLink } from '../desk/PassedLink.tsx';
import type { DeskActionProps } from './DeskActionProps.ts';

/** A link that saves the guest's data as a file. */
function SaveFile({ terms: { number, json } }: { terms: GuestExport }) {
  const text = useText();
  const address = useMemo(() => `data:application/json;charset=utf-8,${encodeURIComponent(json)}`, [json]);
  return (
    <a className={button.primary} href={address} download={`${number}.json`}>
      {text('dashboard.reservation.saveFile')}
    </a>
  );
}

/** Returns the sentence that says what was done. */
function useResultText() {
  const text = useText();
  const { money } = useFormats();
  return (result: DeskResult): string => {
    switch (result.action) {
      case 'sendNewLink':
        return result.terms.sentTo === null
          ? text('dashboard.reservation.done.passNewLink')
          : text('dashboard.reservation.done.sendNewLink', { email: result.terms.sentTo });
      case 'remindGuest':
        return text('dashboard.reservation.done.remindGuest', { email: result.terms.sentTo });
      case 'reopenRegistration':
        return result.terms.sentTo === null
          ? text('dashboard.reservation.done.reopenWithoutMail')
          : text('dashboard.reservation.done.reopenRegistration', { email: result.terms.sentTo });
      case 'retryCharge':
        return text('dashboard.reservation.done.retryCharge', { amount: money(result.terms.amount) });
      case 'eraseGuest':
        return text('dashboard.reservation.done.eraseGuest');
      case 'exportGuest':
        return text('dashboard.reservation.done.exportGuest');
    }
  };
}

/** Shows the result of the action. */
export const DoneScreen: FC<DeskActionProps> = ({ context: { number, result } }) => {
  const describeResult = useResultText();
  if (!result) return null;
  const isFile = result.action === 'exportGuest';
  const link = result.action === 'sendNewLink' ? result.terms.link : null;
  return (
    <>
      <p>{describeResult(result)}</p>
      {link !== null && <PassedLink link={link} />}
      <div className={shared.stackedActions}>
        {isFile && <SaveFile terms={result.terms} />}
        <BackToReservation number={number} look={isFile || link !== null ? 'secondary' : 'primary'} />
      </div>
    </>
  );
};
