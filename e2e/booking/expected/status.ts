import { getDateAt } from '../../../contract/rules/nights.ts';
import { writeMoment } from '../../../contract/rules/typography.ts';
import { deviceTimeZone } from '../../support/deviceTimeZone.ts';
import { button, heading, link, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Story } from '../story.ts';
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
export function heldUntil({ translator: { language, text, clock, date }, heldUntil: until }: Story): string {
  const end = until || new Date().toISOString();
  const day = getDateAt(Date.parse(end), deviceTimeZone);
  return day === getDateAt(Date.now(), deviceTimeZone)
    ? text('resuming.heldUntil', { time: clock(end) })
    : text('resuming.heldUntilDay', { moment: writeMoment(language, date(day), clock(end)) });
}

/** A status message that fills the step. */
export const expectStatus = (
  told: (story: Story) => StatusScreen,
  more: Partial<BookingExpectation> & Pick<BookingExpectation, 'region'>,
): BookingExpectation => ({
  ...more,
  screens: (story) => {
    const { text } = story.translator;
    const {
      title,
      texts = [],
      actions = [],
      disabled = [],
      links = [],
      isWaiting = false,
      step,
    } = told(story);
    const screen: Screen = {
      headings: [title],
      focus: heading(title),
      texts,
      announcements: isWaiting ? [[title, ...texts].join(' ')] : [],
      actions: [...actions.map((id) => button(text(id))), ...links.map((id) => link(text(id)))],
      disabled: disabled.map((id) => button(text(id))),
      ...(step && { step: text(step) }),
    };
    return { screen, sidebar: describeSidebar(story, 'booking') };
  },
});
