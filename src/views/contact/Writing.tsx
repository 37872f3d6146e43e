import type { FC } from 'react';
import { legalPage } from '../../../contract/rules/addresses.ts';
import { canSend, getForm, isSending } from '../../../machines/contact/selectors.ts';
import { Text, useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import type { Banners, Screens } from '../../kit/StateScreen.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { linkTo } from '../shared/linkTo.tsx';
import { LegalNote } from '../shared/LegalNote.tsx';
import * as shared from '../../kit/shared.css.ts';
import { RefusedFields } from '../../kit/RefusedFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import * as css from './contact.css.ts';
import type { ContactProps, ContactState } from './ContactProps.ts';
import { HostInBrief } from './HostInBrief.tsx';
import { useContactViolations } from './violations.ts';

const Sending: FC<ContactProps> = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('contact.sending')}
    </p>
  );
};

const Refused: FC<ContactProps> = ({ snapshot: { context } }) => {
  const text = useText();
  const { summary } = useContactViolations(context.violations);
  return (
    <RefusedFields
      key={context.attempt}
      title={text('contact.saveError.title')}
      text={text('contact.saveError.text')}
      errors={summary}
    />
  );
};

const NotSent: FC<ContactProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return <FailedCall title={text('contact.saveError.title')} failureReason={context} hasInput />;
};

const TooMany: FC<ContactProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.tooManyRequests.title')}
      failureReason={context}
      ownTexts={{ tooManyRequests: text('contact.tooMany.text') }}
      hasInput
    />
  );
};

type WritingState = Exclude<ContactState, 'sent'>;

/** The banner above the fields, to which it links. */
const above: Banners<WritingState, ContactProps> = {
  editing: undefined,
  sending: undefined,
  refused: Refused,
  tooMany: undefined,
  notSent: undefined,
};

/** The banner next to the submit button. */
const bannersBelow: Banners<WritingState, ContactProps> = {
  editing: undefined,
  sending: Sending,
  refused: undefined,
  tooMany: TooMany,
  notSent: NotSent,
};

/** Shows the form for the message and the visitor's details. */
const Writing: FC<ContactProps & { state: WritingState }> = (props) => {
  const { snapshot, send, property } = props;
  const text = useText();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const { violations } = snapshot.context;
  const { getMessage } = useContactViolations(violations);
  const [Above, Below] = [above[props.state], bannersBelow[props.state]];
  return (
    <div className={css.columns}>
      <h2 className={css.title}>{text('contact.title', { host: property.host.name })}</h2>
      <HostInBrief property={property} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'message.submitted' });
        }}
      >
        {Above && <Above {...props} />}
        <ContactFields
          form={getForm(snapshot)}
          getMessage={getMessage}
          onChange={(changed) => send({ type: 'message.changed', form: changed })}
        />
        <LegalNote id="legal.whenWriting" />
        {Below && <Below {...props} />}
        <div className={shared.stackedActions}>
          <Button
            type="submit"
            look="primary"
            isBusy={isSending(snapshot)}
            // Without scripts a browser would put the input into the page's address.
            disabled={!isHydrated || !canSend(snapshot)}
          >
            {text('contact.send')}
          </Button>
        </div>
        <noscript>
          <p>
            <Text
              id="contact.scriptsNeeded"
              values={{
                imprint: linkTo(legalPage(language, 'imprint')),
              }}
            />
          </p>
        </noscript>
      </form>
    </div>
  );
};

/** The screens of the form. They are one component, so that focus and input are preserved. */
export const writingScreens = Object.fromEntries(
  Object.keys(above).map((state) => [state, Writing]),
) as Screens<WritingState, ContactProps>;
