import type { FailedCall } from '../../machines/shared/failures.ts';
import { useText } from '../i18n/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { useViolations } from './violations.ts';

interface Props {
  /** The id of the text to which the field of the code refers. */
  id: string;
  /** The path of the code in violations. */
  path: 'otp' | 'code';
  failedCall: FailedCall;
  attemptsLeft: number | undefined;
}

const getMissingMessage = () => 'missing.otp';

/** Shows that the code is wrong or incomplete. It is the only text about it: the field refers to this alert. */
export function RefusedCode({ id, path, failedCall, attemptsLeft }: Props) {
  const text = useText();
  const { failure, violations } = failedCall;
  const { getMessage } = useViolations(violations, () => undefined, getMissingMessage);
  // Input in the wrong format is not a wrong code and does not count as an attempt.
  if (failure === 'validation-failed') {
    return (
      <Alert title={text('problem.otpError.title')}>
        <p id={id}>{getMessage(path) ?? text('problem.validationFailed.unnamed')}</p>
      </Alert>
    );
  }
  return (
    <Alert title={text('problem.otpIncorrect.title')}>
      <div id={id}>
        <p>{text('problem.otpIncorrect.text')}</p>
        {attemptsLeft !== undefined && <p>{text('otp.attemptsLeft', { attempts: attemptsLeft })}</p>}
      </div>
    </Alert>
  );
}
