import { roles } from '../../../../contract/dashboard/role.ts';
import type { LoggedAction } from '../../../../machines/dashboard/auditLog/auditLog.machine.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useNightsText } from '../timeline/useNightsText.ts';

type Details = NonNullable<LoggedAction['details']>;

/** Returns the new price and minimum stay of nights; null is the usual one. */
function useRateTexts({ price, minimumStay }: Details): string[] {
  const text = useText();
  const { money } = useFormats();
  return [
    ...(typeof price === 'number' ? [money({ amount: price })] : []),
    ...(price === null ? [text('dashboard.audit.usualPrice')] : []),
    ...(typeof minimumStay === 'number' ? [text('dashboard.audit.minimumStay', { stay: minimumStay })] : []),
    ...(minimumStay === null ? [text('dashboard.audit.usualMinimumStay')] : []),
  ];
}

/** Returns the nights with their rates, the roles, the amount and the exported rows that an action was about. */
function useDetailTexts({ from, to, before, after, role, rows, ...details }: Details): string[] {
  const text = useText();
  const { money } = useFormats();
  const { datedNights } = useNightsText();
  const rateTexts = useRateTexts(details);
  const roleTexts = [before, after, role]
    .map((value) => roles.find((one) => one === value))
    .filter((one) => one !== undefined)
    .map((one) => text(`dashboard.role.${one}`));
  const { amount, refund, total, payout, commission } = details;
  const cents = [amount, refund, total].find((value) => typeof value === 'number');
  const channelMoney = [
    ['dashboard.money.payout', payout],
    ['dashboard.money.commission', commission],
  ] as const;
  return [
    ...(typeof from === 'string' && typeof to === 'string' ? [datedNights({ start: from, end: to })] : []),
    ...rateTexts,
    ...(roleTexts.length > 0 ? [roleTexts.join(' → ')] : []),
    ...(cents === undefined ? [] : [money({ amount: cents })]),
    ...channelMoney.flatMap(([id, value]) =>
      value === undefined
        ? []
        : [
            `${text(id)} ${typeof value === 'number' ? money({ amount: value }) : text('dashboard.money.unknown')}`,
          ],
    ),
    ...(typeof rows === 'number' ? [text('dashboard.audit.rows', { rows })] : []),
  ];
}

/** The person, nights, roles and amount that an action was about. */
export function ActionDetails({ details }: { details: Details }) {
  const texts = useDetailTexts(details);
  const { name } = details;
  return (
    <>
      {typeof name === 'string' && (
        <p className={shared.small}>
          <Verbatim>{name}</Verbatim>
        </p>
      )}
      {texts.length > 0 && <p className={shared.small}>{texts.join(' · ')}</p>}
    </>
  );
}
