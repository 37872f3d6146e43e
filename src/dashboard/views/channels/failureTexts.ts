import type { CalendarFailure } from '../../../../contract/values/calendarFailures.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** Why a calendar cannot be read, and what to do. */
export const failureTexts: Record<CalendarFailure, DashboardMessageId> = {
  unreachable: 'dashboard.channels.failure.unreachable',
  'no-answer': 'dashboard.channels.failure.noAnswer',
  certificate: 'dashboard.channels.failure.certificate',
  denied: 'dashboard.channels.failure.denied',
  gone: 'dashboard.channels.failure.gone',
  busy: 'dashboard.channels.failure.busy',
  'server-error': 'dashboard.channels.failure.serverError',
  'not-encrypted': 'dashboard.channels.failure.notEncrypted',
  private: 'dashboard.channels.failure.private',
  redirects: 'dashboard.channels.failure.redirects',
  'too-large': 'dashboard.channels.failure.tooLarge',
  'too-complex': 'dashboard.channels.failure.tooComplex',
  'not-a-calendar': 'dashboard.channels.failure.notCalendar',
  'own-calendar': 'dashboard.channels.failure.ownCalendar',
  'key-lost': 'dashboard.channels.failure.keyLost',
  unknown: 'dashboard.channels.failure.unknown',
};
