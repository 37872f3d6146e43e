import { useTitlePart } from '../frame/Titled.tsx';
import { useText, type MessageId } from '../i18n/index.ts';
import { atomicState } from '../views/atomicState.ts';
import type { BookingProps } from '../views/booking/shared/BookingProps.ts';

/** What the tab is called after while the guest is past choosing dates: a step, or a state of it. */
const titles: Readonly<Record<string, MessageId>> = {
  form: 'form.title',
  otp: 'otp.title',
  'otp.setAside': 'otp.setAside.title',
  redirecting: 'redirecting.title',
  'resuming.unpaid': 'resuming.unpaid.title',
  'resuming.declined': 'resuming.declined.title',
  'resuming.processing': 'resuming.processing.title',
  'resuming.takesLonger': 'resuming.takesLonger.title',
};

/** Names the tab after the step of a booking. */
export function useStepTitle({ value }: BookingProps['snapshot']): void {
  const text = useText();
  const [step, within] = atomicState(value).split('.');
  const id = titles[`${step}.${within}`] ?? titles[`${step}`];
  useTitlePart(id && text(id));
}
