import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useIsAlive } from '../../ui/useIsAlive.ts';
import { leafOf } from '../leaf.ts';
import * as parts from '../shared/parts.css.ts';
import { ContactFields } from './ContactFields.tsx';
import * as css from './contact.css.ts';
import type { ContactProps, ContactState } from './ContactProps.ts';
import { HostInBrief } from './HostInBrief.tsx';
import { useContactViolations } from './violations.ts';

const Sending: FC<ContactProps> = () => {
  const text = useText();
  return (
    <p role="status" className={parts.small}>
      {text('contact.sending')}
    </p>
  );
};

const Refused: FC<ContactProps> = ({ snapshot: { context } }) => {
  const text = useText();
  const { summary } = useContactViolations(context.violations);
  return (
    <ErrorSummary
      key={context.attempt}
      title={text('contact.saveError.title')}
      text={text('contact.saveError.text')}
      errors={summary}
    />
  );
};

const NotSent: FC<ContactProps> = () => {
  const text = useText();
  return (
    <Notice tone="error" title={text('contact.saveError.title')} isLive>
      <p>{text('contact.saveError.text')}</p>
    </Notice>
  );
};

const TooMany: FC<ContactProps> = () => {
  const text = useText();
  return (
    <Notice tone="warning" title={text('problem.tooManyRequests.title')} isLive>
      <p>{text('contact.tooMany.text')}</p>
    </Notice>
  );
};

const news: Record<Exclude<ContactState, 'sent'>, FC<ContactProps> | undefined> = {
  editing: undefined,
  sending: Sending,
  refused: Refused,
  tooMany: TooMany,
  notSent: NotSent,
};

/** The message and who it is from. */
export const Writing: FC<ContactProps> = (props) => {
  const { snapshot, send, property } = props;
  const text = useText();
  const isAlive = useIsAlive();
  const { form, violations } = snapshot.context;
  const { messageAt } = useContactViolations(violations);
  const News = news[leafOf(snapshot.value) as keyof typeof news];
  return (
    <div className={css.columns}>
      <h2 className={css.title}>{text('contact.title', { host: property.host.name })}</h2>
      <HostInBrief host={property.host} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'message.submitted' });
        }}
      >
        {News && <News {...props} />}
        <ContactFields
          form={form}
          messageAt={messageAt}
          onChange={(changed) => send({ type: 'message.changed', form: changed })}
        />
        <div className={parts.stackedMoves}>
          <Button
            type="submit"
            look="primary"
            isBusy={snapshot.hasTag('waiting')}
            // Before scripts arrive, a browser would send what was typed in the page's address.
            disabled={!isAlive || !snapshot.can({ type: 'message.submitted' })}
          >
            {text('contact.send')}
          </Button>
        </div>
        <noscript>
          <p>{text('contact.scriptsNeeded')}</p>
        </noscript>
      </form>
    </div>
  );
};
