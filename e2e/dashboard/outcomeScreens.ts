import { getReason } from '../support/failureReasons.ts';
import { alert, button, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

/** The alert about a change that the host refused, with the focus on it. */
export function describeRejected(
  { translator: { text } }: WalkHistory,
  explanation: MessageId = 'dashboard.outcome.rejected.text',
): Screen & { alert: readonly string[] } {
  const title = text('dashboard.outcome.rejected');
  return { alert: [title, text(explanation)], focus: alert(title) };
}

/** The alert about a change for which the host accepts no more requests for some time, with the focus on it. */
export function describeTooMany({ translator }: WalkHistory): Screen & { alert: readonly string[] } {
  const title = translator.text('dashboard.outcome.rejected');
  return { alert: [title, getReason(translator, 'too-many-requests')], focus: alert(title) };
}

/** The alert about a refused change whose present effect could not be loaded, with the focus on it. */
export function describeNotReassessed({ translator, failure }: WalkHistory): Screen {
  const { text } = translator;
  const title = text('dashboard.outcome.rejected');
  const reasons =
    failure === 'command-refused'
      ? [text('dashboard.outcome.impossible')]
      : [text('dashboard.outcome.notReassessed'), getReason(translator, failure)];
  return { alert: [title, ...reasons], focus: alert(title) };
}

/** The alert about a change whose outcome is unknown, with the focus on it and with its buttons. */
export function describeUnconfirmed(
  { translator, failure }: WalkHistory,
  advice: MessageId = 'dashboard.outcome.unconfirmed.left',
): Screen & { actions: readonly string[] } {
  const { text } = translator;
  const title = text('dashboard.outcome.unconfirmed');
  const cause = failure === undefined ? [] : [getReason(translator, failure)];
  return {
    alert: [title, ...cause, text(advice)],
    actions: [button(text('dashboard.outcome.look')), button(text('dashboard.outcome.repeat'))],
    focus: alert(title),
  };
}

/** Expects the focus on an alert next to the pressed button. */
export const focusAlert = (id: MessageId) => ({
  focusInRegion: ({ translator: { text } }: WalkHistory) => alert(text(id)),
});
