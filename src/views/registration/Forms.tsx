import type { FC } from 'react';
import { isLastFormReached } from '../../../machines/registration/progress.ts';
import { canSave, isLastGuestOpen, isSaving } from '../../../machines/registration/selectors.ts';
import { AriaLocale } from '../../i18n/AriaLocale.tsx';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Banners } from '../../kit/StateScreen.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { LegalNote } from '../shared/LegalNote.tsx';
import * as shared from '../../kit/shared.css.ts';
import { RefusedFields } from '../../kit/RefusedFields.tsx';
import { GuestFields } from './GuestFields.tsx';
import type { FormState, RegistrationProps } from './RegistrationProps.ts';
import * as css from './registration.css.ts';
import { useRegistrationViolations } from './violations.ts';
import type { Elements } from '../../ui/Elements.ts';

const Saving: FC<RegistrationProps> = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('registration.saving')}
    </p>
  );
};

const Refused: FC<RegistrationProps> = (props) => {
  const text = useText();
  const { summary } = useRegistrationViolations(props);
  return (
    <RefusedFields
      key={props.snapshot.context.attempt}
      title={text('registration.saveError.title')}
      text={text('registration.saveError.text')}
      errors={summary}
    />
  );
};

const NotSaved: FC<RegistrationProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return <FailedCall title={text('registration.saveError.title')} failureReason={context} hasInput />;
};

/** The banner above the forms, to which it links. */
const above: Banners<FormState, RegistrationProps> = {
  collecting: undefined,
  saving: undefined,
  refused: Refused,
  notSaved: undefined,
};

/** The banner next to the submit button. */
const bannersBelow: Banners<FormState, RegistrationProps> = {
  collecting: undefined,
  saving: Saving,
  refused: undefined,
  notSaved: NotSaved,
};

/** Explains the use of the answers. */
function Secret() {
  const text = useText();
  return (
    <p className={css.secret}>
      <Icon name="lock" size="small" />
      <span>{text('registration.secret')}</span>
    </p>
  );
}

/** Shows the forms, one guest at a time. */
export const Forms: FC<RegistrationProps & { state: FormState }> = (props) => {
  const { snapshot, send, state } = props;
  const { draft }: { draft?: Elements } = props;
  const text = useText();
  const { guests, opened } = snapshot.context;
  const [Above, Below] = [above[state], bannersBelow[state]];

  const open = (index: number) => send({ type: 'guest.opened', index });
  const isBusy = isSaving(snapshot);
  const canSend = isLastFormReached(snapshot.context);
  return (
    <AriaLocale>
      {Above && <Above {...props} />}
      <Secret />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) send({ type: 'guests.submitted' });
        }}
      >
        <h3 className={css.title} tabIndex={-1}>
          {text('registration.guestOf', { number: opened + 1, guests: guests.length })}
        </h3>
        <fieldset disabled={isBusy}>
          <GuestFields key={opened} {...props} />
        </fieldset>
        {draft}
        {canSend && <LegalNote id="legal.whenRegistering" />}
        {Below && <Below {...props} />}
        <div className={shared.stackedActions}>
          {canSend && (
            <Button type="submit" look="primary" isBusy={isBusy} disabled={!canSave(snapshot)}>
              {text('registration.submit', { guests: guests.length })}
            </Button>
          )}
          {!isLastGuestOpen(snapshot) && (
            <Button
              look={canSend ? 'secondary' : 'primary'}
              disabled={!snapshot.can({ type: 'guest.opened', index: opened + 1 })}
              onClick={() => open(opened + 1)}
            >
              {text('registration.next')}
            </Button>
          )}
          {opened > 0 && (
            <Button
              look="quiet"
              disabled={!snapshot.can({ type: 'guest.opened', index: opened - 1 })}
              onClick={() => open(opened - 1)}
            >
              {text('registration.back')}
            </Button>
          )}
        </div>
      </form>
    </AriaLocale>
  );
};
