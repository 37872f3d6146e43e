import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { wrap } from '../../kit/layout.css.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { CompactIntro } from '../property/Intro.tsx';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import * as css from './contact.css.ts';
import type { ContactProps, ContactState } from './ContactProps.ts';
import { Sent } from './Sent.tsx';
import { writingScreens } from './Writing.tsx';

const screens: Screens<ContactState, ContactProps> = { ...writingScreens, sent: Sent };

/** Shows the form with which a visitor writes to the host of a property. */
export function ContactView(props: ContactProps) {
  const text = useText();
  const state: ContactState = atomicState(props.snapshot.value);
  return (
    <div className={wrap}>
      <CompactIntro
        property={props.property}
        stay={
          state !== 'sent' && (
            <Link className={css.back} href={props.href}>
              {text('contact.back', { property: props.property.name })}
            </Link>
          )
        }
      />
      <div className={css.page} data-machine="contact" data-state={state}>
        <StateScreen screens={screens} state={state} from={props} />
      </div>
    </div>
  );
}
