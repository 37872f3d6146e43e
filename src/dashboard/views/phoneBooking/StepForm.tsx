import type { FormStep } from '../../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { StepTitle } from './StepTitle.tsx';

interface Props extends Omit<PhoneBookingProps, 'properties' | 'proof'> {
  step: FormStep;
  /** The part of the state within the step, such as `editing`. */
  state: string;
  /** The labels of the fields, by the path in the contract. */
  labels: Readonly<Record<string, string>>;
  /** The message about the last answer. */
  message?: Elements;
  /** The content above the buttons of the last step. */
  result?: Elements;
  children: (getMessage: (path: string) => string | undefined) => Elements;
}

/** The states of the last step in which its button waits for the host. */
const busyStates: ReadonlySet<string> = new Set(['payment.outdated', 'summary.sending']);

/** Returns the id of the control of a field. */
export const getFieldId = (path: string): string => `booking-${path.split('.').at(-1)}`;

/** The form of a step, with its buttons and the messages about its fields. The last step makes the booking. */
export function StepForm(props: Props) {
  const { step, state, context, send, findViolations, labels, message, result = null, children } = props;
  const text = useText();
  const { violations, refusals, draft, today } = context;
  const { getMessage, summary } = useViolations(violations, (path) => {
    const label = labels[path];
    return label === undefined ? undefined : { id: getFieldId(path), label };
  });
  const isLast = step === 'payment';
  return (
    <Form
      labelledBy="booking-step"
      onSubmit={() =>
        send({
          type: isLast ? 'booking.confirmed' : 'step.submitted',
          violations: findViolations(step, draft, today),
        })
      }
      submit={text(isLast ? 'dashboard.booking.book' : 'dashboard.booking.next')}
      isBusy={state.endsWith('.checking') || busyStates.has(state)}
      {...(isLast && { side: result })}
      {...(step !== 'stay' && {
        leave: { label: text('dashboard.booking.back'), act: () => send({ type: 'step.returned' }) },
      })}
    >
      <StepTitle step={step} id="booking-step" />
      {state.endsWith('.incomplete') && <RefusedAnswers key={refusals} errors={summary} level={3} />}
      {message}
      <div className={shared.group}>{children(getMessage)}</div>
    </Form>
  );
}
