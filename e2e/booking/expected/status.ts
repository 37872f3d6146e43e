import { button, heading, link, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Scenario } from '../scenario.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';

interface StatusScreen {
  title: string;
  texts?: readonly string[];
  actions?: readonly MessageId[];
  disabled?: readonly MessageId[];
  links?: readonly MessageId[];
  /** The whole text is announced while the guest waits. */
  isWaiting?: boolean;
  step?: MessageId;
}

/** The time until which the host holds the nights. */
export const heldUntil = ({ translator: { text, deadline }, heldUntil: until }: Scenario): string =>
  text('resuming.heldUntil', deadline(until || new Date().toISOString()));

/** The time until which the code can be entered, unless it has expired. */
export const enterBy = ({ translator: { text, deadline }, codeExpiresAt, elapsed }: Scenario): string[] =>
  Date.parse(codeExpiresAt) > Date.now() + elapsed ? [text('otp.enterBy', deadline(codeExpiresAt))] : [];

/** A status message that fills the step. */
export const expectStatus = (
  describeStatus: (scenario: Scenario) => StatusScreen,
  more: Partial<BookingExpectation> & Pick<BookingExpectation, 'region'>,
): BookingExpectation => ({
  ...more,
  screens: (scenario) => {
    const { text } = scenario.translator;
    const {
      title,
      texts = [],
      actions = [],
      disabled = [],
      links = [],
      isWaiting = false,
      step,
    } = describeStatus(scenario);
    const screen: Screen = {
      headings: [title],
      focus: heading(title),
      texts,
      announcements: isWaiting ? [[title, ...texts].join(' ')] : [],
      actions: [...actions.map((id) => button(text(id))), ...links.map((id) => link(text(id)))],
      disabled: disabled.map((id) => button(text(id))),
      ...(step && { step: text(step) }),
    };
    return { screen, sidebar: describeSidebar(scenario, 'booking') };
  },
});
