import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { DeskCard, Row } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import * as css from '../desk/desk.css.ts';

type DeskMoneyTerms = NonNullable<DeskReservation['money']>;

/** The instalments with their days and statuses. */
function Schedule({ payments }: Pick<DeskMoneyTerms, 'payments'>) {
  const text = useText();
  const { date, money } = useFormats();
  return (
    <>
      <h3 className={css.label}>{text('dashboard.reservation.money.schedule')}</h3>
      <dl className={css.rows}>
        {payments.map(({ dueDate, amount, status }, position) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- instalments of one day can have the same status
            key={position}
            name={text(`dashboard.reservation.payment.${status}`, { date: date(dueDate, 'brief') })}
          >
            <Verbatim>{money(amount)}</Verbatim>
          </Row>
        ))}
      </dl>
    </>
  );
}

/** The payments as the gateway knows them, with its ids. */
function GatewayPayments({ gateway }: Pick<DeskMoneyTerms, 'gateway'>) {
  const text = useText();
  const { money } = useFormats();
  return (
    <>
      <h3 className={css.label}>{text('dashboard.reservation.money.gateway')}</h3>
      <dl className={css.rows}>
        {gateway.map(({ id, amount, fee }) => (
          <div key={id} className={css.row}>
            <dt>
              <code className={css.reference}>{id}</code>
              {fee && (
                <span className={shared.lineNote}>
                  {text('dashboard.reservation.money.fee', { amount: money(fee) })}
                </span>
              )}
            </dt>
            <dd>{amount && <Verbatim>{money(amount)}</Verbatim>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The payout and the commission of a channel. */
function ChannelRows({ channel }: { channel: NonNullable<DeskMoneyTerms['channel']> }) {
  const text = useText();
  const { money } = useFormats();
  const amounts = [
    [text('dashboard.money.payout'), channel.payout],
    [text('dashboard.money.commission'), channel.commission],
  ] as const;
  return amounts.map(([name, amount]) => (
    <Row key={name} name={name}>
      {amount === null ? text('dashboard.money.unknown') : <Verbatim>{money(amount)}</Verbatim>}
    </Row>
  ));
}

/** Shows the price, the payments and the references of the gateway to people who see money. */
export function DeskMoney({ reservation: { money: terms } }: DeskPartProps) {
  const text = useText();
  const { money } = useFormats();
  if (!terms) return null;
  const { total, paid, refunded, outstanding, payments, gateway, channel } = terms;
  return (
    <DeskCard title={text('dashboard.reservation.money')}>
      {channel?.collects && <p>{text('dashboard.money.collectedBy', { channel: channel.name })}</p>}
      <dl className={css.rows}>
        {(
          [
            ['total', total],
            ['paid', paid],
            ['refunded', refunded],
            ['outstanding', outstanding],
          ] as const
        )
          // Zeros are no amounts of a stay whose price the channel collects.
          .filter(([, { amount }]) => !channel?.collects || amount > 0)
          .map(([name, amount]) => (
            <Row key={name} name={text(`dashboard.reservation.money.${name}`)}>
              <Verbatim>{money(amount)}</Verbatim>
            </Row>
          ))}
        {channel && <ChannelRows channel={channel} />}
      </dl>
      {payments.length > 0 && <Schedule payments={payments} />}
      {gateway.length > 0 && <GatewayPayments gateway={gateway} />}
    </DeskCard>
  );
}
