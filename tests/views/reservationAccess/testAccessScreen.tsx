import type { AccessContext } from '../../../machines/reservationAccess/reservationAccess.types.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import type { AccessProps, AccessState } from '../../../src/views/reservationAccess/AccessProps.ts';
import { AccessView } from '../../../src/views/reservationAccess/AccessView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

const filledIn: AccessContext = {
  visitId: 'visit',
  attempt: 1,
  form: { number: 'K7M2-9QXR', email: 'ana@example.com' },
  accessId: 'access',
  otpExpiresAt: '2027-01-01T12:10:00Z',
  otp: '',
  attemptsLeft: undefined,
  opened: undefined,
  violations: [],
  failure: undefined,
  retryAfter: undefined,
};

const moments: Partial<Record<AccessState, Partial<AccessContext>>> = {
  refused: { violations: [toViolation('email', 'email')], failure: 'validation-failed' },
  tooMany: { failure: 'too-many-requests', retryAfter: 600 },
  notRequested: { failure: 'unreachable' },
  unsupported: { failure: 'not-found' },
  incorrect: { otp: '123456', attemptsLeft: 3, failure: 'otp-incorrect' },
  notOpened: { otp: '123456', failure: 'unreachable' },
  noMoreCodes: { failure: 'too-many-requests', retryAfter: 600 },
  notResent: { failure: 'unreachable' },
  locked: { failure: 'otp-locked' },
  expired: { failure: 'otp-expired' },
  opened: { opened: { reservationId: 'r-1', token: 'token' } },
};

/** Tests a screen of the page that opens a reservation with a code. */
export function testAccessScreen(
  state: AccessState,
  expected: string,
  context: Partial<AccessContext> = {},
  settings: { mailbox?: string } = {},
): void {
  testScreen(
    `how to open a reservation with a code in the state ${[state, ...Object.keys({ ...context, ...settings })].join(' with ')}`,
    (send) => {
      const props: AccessProps = {
        pageState: { value: state, context: { ...filledIn, ...moments[state], ...context } },
        send,
      };
      return onSite(<AccessView {...props} />, settings);
    },
    expected,
  );
}

/** Tests the screen of each state of the page that opens a reservation with a code. */
export function testAccessScreens(screens: Record<AccessState, string>): void {
  for (const [state, expected] of Object.entries(screens)) testAccessScreen(state as AccessState, expected);
}
