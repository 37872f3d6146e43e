import type { Erasure } from '../../../../contract/dashboard/deskGuest.ts';
import type { RepeatedCharge } from '../../../../contract/dashboard/deskMoney.ts';
import type { DeskEffect } from '../../../../machines/dashboard/deskAction/deskAction.types.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { toCamelCase } from '../../i18n/toCamelCase.ts';
import { Row } from '../desk/DeskCard.tsx';
import * as css from '../desk/desk.css.ts';

function ChargeEffect({ terms: { amount, instalments } }: { terms: RepeatedCharge }) {
  const text = useText();
  const { date, money } = useFormats();
  return (
    <>
      <p>{text('dashboard.reservation.effect.retryCharge', { amount: money(amount) })}</p>
      <dl className={css.rows}>
        {instalments.map(({ dueDate, amount: part, failure }, position) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- two instalments can be due on one day
            key={position}
            name={text('dashboard.reservation.effect.instalment', {
              date: date(dueDate, 'brief'),
              reason: toCamelCase(failure ?? ''),
            })}
          >
            <Verbatim>{money(part)}</Verbatim>
          </Row>
        ))}
      </dl>
    </>
  );
}

function ErasureEffect({ terms: { unpaid, documentsUntil, otherReservations } }: { terms: Erasure }) {
  const text = useText();
  const { date, list, money } = useFormats();
  return (
    <>
      <p>{text('dashboard.reservation.effect.eraseGuest')}</p>
      {documentsUntil !== null && (
        <p>{text('dashboard.reservation.effect.documents', { date: date(documentsUntil) })}</p>
      )}
      {unpaid.amount > 0 && <p>{text('dashboard.reservation.effect.unpaid', { amount: money(unpaid) })}</p>}
      {otherReservations.length > 0 && (
        <p>{text('dashboard.reservation.effect.others', { numbers: list(otherReservations) })}</p>
      )}
    </>
  );
}

/** Shows what an action will do, before it is taken. */
export function ActionEffect({ effect, guestName }: { effect: DeskEffect; guestName: string }) {
  const text = useText();
  const { date } = useFormats();
  const { eventTime } = useTimes();
  switch (effect.action) {
    case 'sendNewLink': {
      const { sentTo, worksUntil } = effect.terms;
      return (
        <p>
          {sentTo === null
            ? text('dashboard.reservation.effect.passNewLink', { date: date(worksUntil) })
            : text('dashboard.reservation.effect.sendNewLink', { email: sentTo, date: date(worksUntil) })}
        </p>
      );
    }
    case 'reopenRegistration': {
      const { sentTo, worksUntil, exportedAt } = effect.terms;
      return (
        <>
          <p>
            {sentTo === null
              ? text('dashboard.reservation.effect.reopenWithoutMail', { date: date(worksUntil) })
              : text('dashboard.reservation.effect.reopenRegistration', {
                  email: sentTo,
                  date: date(worksUntil),
                })}
          </p>
          {exportedAt !== null && (
            <p>
              {text('dashboard.reservation.effect.exported', {
                moment: eventTime(exportedAt),
              })}
            </p>
          )}
        </>
      );
    }
    case 'retryCharge':
      return <ChargeEffect terms={effect.terms} />;
    case 'eraseGuest':
      return <ErasureEffect terms={effect.terms} />;
    case 'remindGuest':
      return <p>{text('dashboard.registrations.effect', { name: guestName })}</p>;
    case 'exportGuest':
      return <p>{text('dashboard.reservation.effect.exportGuest')}</p>;
  }
}
