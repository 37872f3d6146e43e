import type { FC } from 'react';
import { getForm } from '../../../machines/contact/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { stackedActions } from '../../kit/shared.css.ts';
import { StatusPanel } from '../shared/StatusPanel.tsx';
import type { ContactProps } from './ContactProps.ts';

/** The host has received the message. */
export const Sent: FC<ContactProps> = ({ snapshot, send, property, href }) => {
  const text = useText();
  return (
    <>
      <h2 className={hidden}>{text('contact.title', { host: property.host.name })}</h2>
      <StatusPanel
        icon="check"
        title={text('contact.sent.title', { host: property.host.name })}
        text={text('contact.sent.text', { email: getForm(snapshot).email })}
      >
        <div className={stackedActions}>
          <ButtonLink href={href}>{text('contact.back', { property: property.name })}</ButtonLink>
          <Button
            look="quiet"
            disabled={!snapshot.can({ type: 'message.anotherBegun' })}
            onClick={() => send({ type: 'message.anotherBegun' })}
          >
            {text('contact.another')}
          </Button>
        </div>
      </StatusPanel>
    </>
  );
};
