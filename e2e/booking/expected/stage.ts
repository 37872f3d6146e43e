import { button, heading, link, type Screen } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Story } from '../story.ts';
import { beside } from './beside.ts';
import type { BookingExpectation } from './types.ts';

interface Stage {
  title: string;
  says?: readonly string[];
  moves?: readonly MessageId[];
  heldBack?: readonly MessageId[];
  links?: readonly MessageId[];
  /** The whole text is announced while the guest waits. */
  isWaiting?: boolean;
  step?: MessageId;
}

/** The time until which the host holds the nights. */
export const heldUntil = ({ voice: { text, clock }, heldUntil: until }: Story) =>
  text('resuming.heldUntil', { time: clock(until || new Date().toISOString()) });

/** A status message that fills the step. */
export const stage = (
  told: (story: Story) => Stage,
  more: Partial<BookingExpectation> & Pick<BookingExpectation, 'within'>,
): BookingExpectation => ({
  ...more,
  seen: (story) => {
    const { text } = story.voice;
    const { title, says = [], moves = [], heldBack = [], links = [], isWaiting = false, step } = told(story);
    const screen: Screen = {
      headings: [title],
      focus: heading(title),
      says,
      news: isWaiting ? [[title, ...says].join(' ')] : [],
      moves: [...moves.map((id) => button(text(id))), ...links.map((id) => link(text(id)))],
      heldBack: heldBack.map((id) => button(text(id))),
      ...(step && { step: text(step) }),
    };
    return { screen, beside: beside(story, 'booking') };
  },
});
