import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { ListedPerson } from '../../../../machines/dashboard/access/access.types.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../../i18n/useTimes.ts';
import type { AccessProps } from './AccessProps.ts';
import * as css from './access.css.ts';
import { RoleSelect } from './RoleSelect.tsx';

function Person({ person, send }: Pick<AccessProps, 'send'> & { person: ListedPerson }) {
  const text = useText();
  const { eventTime } = useTimes();
  const { id, name, email, role, seenAt, isYou } = person;
  return (
    <li className={shared.card}>
      <div>
        <h2 className={css.name}>
          <Verbatim>{name}</Verbatim>
        </h2>
        <p className={shared.small}>
          <Verbatim>{email}</Verbatim>
        </p>
        <p className={shared.small}>
          {seenAt === null
            ? text('dashboard.access.neverSeen')
            : text('dashboard.access.seen', { moment: eventTime(seenAt) })}
        </p>
      </div>
      {isYou ? (
        <p>{text('dashboard.access.you', { role: text(`dashboard.role.${role}`) })}</p>
      ) : (
        <>
          <RoleSelect
            id={`role-${id}`}
            label={text('dashboard.access.role', { name })}
            value={role}
            onChange={(chosen) => send({ type: 'role.chosen', person, role: chosen })}
          />
          <div className={shared.actions}>
            <Button look="quiet" onClick={() => send({ type: 'removal.requested', person })}>
              {text('dashboard.access.remove', { name })}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** Shows everybody who has access. */
export const PeopleList: FC<AccessProps> = ({ context: { people }, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.access.lead')}</p>
      <div className={shared.actions}>
        <Button look="primary" onClick={() => send({ type: 'invitation.opened' })}>
          {text('dashboard.access.invite')}
        </Button>
      </div>
      <ul className={css.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} send={send} />
        ))}
      </ul>
    </>
  );
};
