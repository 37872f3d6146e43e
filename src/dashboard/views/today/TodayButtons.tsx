import type { TodayAction } from '../../../../machines/dashboard/today/today.types.ts';
import { Button } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import type { TodayProps, TodayState } from './TodayProps.ts';

/** The states in which an action has no result yet. */
const pendingStates: ReadonlySet<TodayState> = new Set([
  'shown.reminding',
  'shown.retrying',
  'shown.reassessing',
  'shown.lookingAfterReminder',
  'shown.lookingAfterRetry',
]);

/** The state of the button of an action: busy with it, or disabled during another one. */
function getButtonState({ state, context }: ButtonProps, action: TodayAction, subject: string) {
  const disabled = pendingStates.has(state);
  return { disabled, isBusy: disabled && context.action === action && context.subject === subject };
}

type ButtonProps = Pick<TodayProps, 'context' | 'send'> & { state: TodayState };

/** Reminds a guest to register. */
export const RemindButton = ({ number, name, ...props }: ButtonProps & { number: string; name: string }) => (
  <Button
    {...getButtonState(props, 'reminder', number)}
    onClick={() => props.send({ type: 'reminder.requested', number })}
  >
    {useText()('dashboard.today.remind', { name })}
  </Button>
);

/** Retries a failed job, for example an e-mail. */
export const RetryButton = ({ id, name, ...props }: ButtonProps & { id: string; name: string }) => (
  <Button
    {...getButtonState(props, 'jobRetry', id)}
    onClick={() => props.send({ type: 'jobRetry.requested', id })}
  >
    <span>{useText()('dashboard.today.retry')}</span>
    <HiddenName name={name} />
  </Button>
);

/** The name of the guest or reservation that a control is about, for those who do not see the row. */
export const HiddenName = ({ name }: { name: string }) => (
  <span className={hidden}>
    <Verbatim>{name}</Verbatim>
  </span>
);
