import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';

/** The typed amounts of a channel; empty if unknown. */
interface ChannelAmounts {
  payout: string;
  commission: string;
}

interface Props {
  channel: string;
  money: ChannelAmounts;
  getFieldId: (field: keyof ChannelAmounts) => string;
  getMessage: (field: keyof ChannelAmounts) => string | undefined;
  onChange: (changed: Partial<ChannelAmounts>) => void;
}

const fieldTexts = {
  payout: { label: 'dashboard.money.payout.field', about: 'dashboard.money.payout.about' },
  commission: { label: 'dashboard.money.commission.field', about: 'dashboard.money.commission.about' },
} as const satisfies Record<keyof ChannelAmounts, Record<'label' | 'about', DashboardMessageId>>;

/** The fields for what a channel pays to the host, and what it keeps. */
export function ChannelMoneyFields({ channel, money, getFieldId, getMessage, onChange }: Props) {
  const text = useText();
  return (
    <div className={shared.pair}>
      {(['payout', 'commission'] as const).map((field) => (
        <TextField
          key={field}
          label={text(fieldTexts[field].label)}
          description={text(fieldTexts[field].about, { channel })}
          id={getFieldId(field)}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          value={money[field]}
          error={getMessage(field)}
          onChange={(typed) => onChange({ [field]: typed })}
        />
      ))}
    </div>
  );
}
