import type { Arrival, ArrivalTopic } from '../../../contract/schemas/arrival.ts';
import { splitMarked, withoutMarks } from '../../../contract/values/copyableText.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { AddressLine } from '../../ui/AddressLine.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Verbatim } from '../../ui/Verbatim.tsx';
import { MapLinks } from '../shared/MapLinks.tsx';
import { getAddressMaps } from '../shared/maps.ts';
import * as css from './arrival.css.ts';
import { CopyButton } from './CopyButton.tsx';
import { heading, section } from './reservation.css.ts';

const icons: Readonly<Record<ArrivalTopic, IconName>> = {
  directions: 'walk',
  keys: 'key',
  wifi: 'wifi',
  parking: 'car',
  toKnow: 'info',
};

/** The topics whose whole text a guest copies if no part of it is marked. */
const copiedTopics: ReadonlySet<ArrivalTopic> = new Set(['directions', 'keys', 'wifi']);

/** Shows the address with links to maps. */
function Door({ arrival }: { arrival: Arrival }) {
  const text = useText();
  const { address, latitude, longitude } = arrival;
  return (
    <div className={css.door}>
      <div className={css.addressRow}>
        <p className={css.address}>
          <Icon name="location" />
          <span>{address === undefined ? text('arrival.place') : <AddressLine>{address}</AddressLine>}</span>
        </p>
        {address !== undefined && <CopyButton content={address} name={text('arrival.address')} />}
      </div>
      <p className={css.paperPlace}>{`${latitude}, ${longitude}`}</p>
      <MapLinks maps={getAddressMaps(arrival)} />
    </div>
  );
}

/** The text of a topic, with a button for each part that a guest copies. */
function Instruction({ topic, text: content, language }: Arrival['instructions'][number]) {
  const text = useText();
  const parts = splitMarked(content);
  const marked = new Set(parts.filter(({ isMarked }) => isMarked).map((part) => part.text));
  return (
    <div className={css.topic}>
      <dt className={css.name}>
        <Icon name={icons[topic]} />
        <span>{text(`arrival.topic.${topic}`)}</span>
      </dt>
      <dd className={css.text} lang={language}>
        {parts.map((part, index) =>
          part.isMarked ? (
            // oxlint-disable-next-line react/no-array-index-key -- a text can have the same part twice
            <Verbatim key={index}>
              <code className={css.code}>{part.text}</code>
            </Verbatim>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a text can have the same part twice
            <span key={index}>{part.text}</span>
          ),
        )}
      </dd>
      {(marked.size > 0 || copiedTopics.has(topic)) && (
        <dd className={css.copies}>
          {[...marked].map((part) => (
            <CopyButton key={part} content={part} />
          ))}
          {marked.size === 0 && (
            <CopyButton content={withoutMarks(content)} name={text(`arrival.topic.${topic}`)} />
          )}
        </dd>
      )}
    </div>
  );
}

/** The information that the host reveals later, in one sentence. */
function Later({ later }: { later: NonNullable<Arrival['later']> }) {
  const text = useText();
  const { date, list } = useFormats();
  return (
    <div className={css.topic}>
      <p className={css.name}>
        <Icon name="key" />
        <span>{list(later.topics.map((topic) => text(`arrival.topic.${topic}`)))}</span>
      </p>
      <p className={css.later}>{text('arrival.later', { date: date(later.from) })}</p>
    </div>
  );
}

interface Props {
  arrival: Arrival;
  /** Whether the guest arrives soon. Until then the instructions are folded. */
  isNear: boolean;
}

/** Shows the address and the access instructions to the guest of a booked stay. */
export function ArrivalSection({ arrival, isNear }: Props) {
  const text = useText();
  const { list } = useFormats();
  const { instructions, later } = arrival;
  const topics = (
    <dl className={css.topics}>
      {instructions.map((instruction) => (
        <Instruction key={instruction.topic} {...instruction} />
      ))}
    </dl>
  );
  return (
    <section className={section}>
      <h2 className={heading}>{text('arrival.title')}</h2>
      <Door arrival={arrival} />
      {later && <Later later={later} />}
      {isNear && topics}
      {!isNear && instructions.length > 0 && (
        <Disclosure
          look="button"
          title={<span>{list(instructions.map(({ topic }) => text(`arrival.topic.${topic}`)))}</span>}
        >
          {topics}
        </Disclosure>
      )}
    </section>
  );
}
