import type { FC } from 'react';
import { main, wrap } from '../layout/layout.css.ts';
import { leafOf } from '../leaf.ts';
import { Brief } from '../property/Intro.tsx';
import * as css from './contact.css.ts';
import type { ContactProps, ContactState } from './ContactProps.ts';
import { Sent } from './Sent.tsx';
import { Writing } from './Writing.tsx';

// The form is one screen in all its states, so that focus and what is being typed stay.
const screens: Record<ContactState, FC<ContactProps>> = {
  editing: Writing,
  sending: Writing,
  refused: Writing,
  tooMany: Writing,
  notSent: Writing,
  sent: Sent,
};

/** Where a visitor writes to the host of a property. */
export function ContactView(props: ContactProps) {
  const state: ContactState = leafOf(props.snapshot.value);
  const Screen = screens[state];
  return (
    <main id="main" tabIndex={-1} className={main}>
      <div className={wrap}>
        <Brief property={props.property} />
        <div className={css.page} data-machine="contact" data-state={state}>
          <Screen {...props} />
        </div>
      </div>
    </main>
  );
}
