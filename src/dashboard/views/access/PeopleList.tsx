import type { FC } from 'react';
import { getDateAt } from '../../../../contract/values/nights.ts';
import type { ListedPerson } from '../../../../machines/dashboard/access/access.types.ts';
import { deviceTimeZone } from '../../../i18n/deviceTimeZone.ts';
import { useFormats } from '../../../i18n/index.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { label } from '../../../ui/Field.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import type { AccessProps } from './AccessProps.ts';
import * as css from './access.css.ts';
import { RoleSelect } from './RoleSelect.tsx';

/** The role of the signed-in person, which only another owner can change. */
function OwnRole({ role }: Pick<ListedPerson, 'role'>) {
  const text = useText();
  return (
    <>
      <div className={css.role}>
        <p className={label}>{text('dashboard.access.invitedRole')}</p>
        <p>{text(`dashboard.role.${role}`)}</p>
        <p className={shared.small}>{text(`dashboard.role.${role}.about`)}</p>
      </div>
      <p className={shared.small}>{text('dashboard.access.own')}</p>
    </>
  );
}

function Person({ person, send }: Pick<AccessProps, 'send'> & { person: ListedPerson }) {
  const text = useText();
  const { date } = useFormats();
  const { eventTime } = useTimes();
  const { id, name, email, role, since, seenAt, isYou } = person;
  return (
    <li className={css.person}>
      <div>
        <h2 className={css.name}>
          <Verbatim>{name}</Verbatim>
        </h2>
        {isYou && <p className={css.you}>{text('dashboard.access.you')}</p>}
        <p className={shared.small}>
          <Verbatim>{email}</Verbatim>
        </p>
        <p className={shared.small}>
          {text('dashboard.access.since', { date: date(getDateAt(Date.parse(since), deviceTimeZone())) })}
        </p>
        <p className={shared.small}>
          {seenAt === null
            ? text('dashboard.access.neverSeen')
            : text('dashboard.access.seen', { moment: eventTime(seenAt) })}
        </p>
      </div>
      {isYou ? (
        <OwnRole role={role} />
      ) : (
        <>
          <RoleSelect
            id={`role-${id}`}
            label={text('dashboard.access.invitedRole')}
            fullLabel={text('dashboard.access.role', { name })}
            value={role}
            onChange={(chosen) => send({ type: 'role.chosen', person, role: chosen })}
          />
          <div className={shared.actions}>
            <Button
              look="quiet"
              aria-label={text('dashboard.access.remove', { name })}
              onClick={() => send({ type: 'removal.requested', person })}
            >
              {text('dashboard.access.end')}
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
      <ul className={css.list}>
        {people.map((person) => (
          <Person key={person.id} person={person} send={send} />
        ))}
      </ul>
    </>
  );
};
