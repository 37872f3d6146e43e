import type { Language } from '../../../contract/values/language.ts';
import type { Arrival, ArrivalTopic } from '../../../contract/schemas/arrival.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { AddressLine } from '../../ui/AddressLine.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { MapLinks } from '../shared/MapLinks.tsx';
import { getAddressMaps } from '../shared/maps.ts';
import * as css from './arrival.css.ts';
import { heading, section } from './reservation.css.ts';

const icons: Readonly<Record<ArrivalTopic, IconName>> = {
  directions: 'walk',
  keys: 'key',
  wifi: 'wifi',
  parking: 'car',
  toKnow: 'info',
};

/** Shows the address with links to maps. */
function Door({ arrival }: { arrival: Arrival }) {
  const text = useText();
  const { address, latitude, longitude } = arrival;
  return (
    <div className={css.door}>
      <p className={css.address}>
        <Icon name="location" />
        <span>{address === undefined ? text('arrival.place') : <AddressLine>{address}</AddressLine>}</span>
      </p>
      <p className={css.paperPlace}>{`${latitude}, ${longitude}`}</p>
      <MapLinks maps={getAddressMaps(arrival)} />
    </div>
  );
}

interface TopicProps {
  topic: ArrivalTopic;
  content: string;
  lang?: Language | undefined;
  isLater?: boolean;
}

function Topic({ topic, content, lang, isLater }: TopicProps) {
  const text = useText();
  return (
    <div className={css.topic}>
      <dt className={css.name}>
        <Icon name={icons[topic]} />
        <span>{text(`arrival.topic.${topic}`)}</span>
      </dt>
      <dd className={isLater ? css.later : css.text} lang={lang}>
        {content}
      </dd>
    </div>
  );
}

/** Shows the address and the access instructions to the guest of a booked stay. */
export function ArrivalSection({ arrival }: { arrival: Arrival }) {
  const text = useText();
  const { date } = useFormats();
  const { instructions, later } = arrival;
  return (
    <section className={section}>
      <h2 className={heading}>{text('arrival.title')}</h2>
      <Door arrival={arrival} />
      <dl className={css.topics}>
        {instructions.map(({ topic, text, language }) => (
          <Topic key={topic} topic={topic} content={text} lang={language} />
        ))}
        {later?.topics.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            content={text('arrival.later', { date: date(later.from) })}
            isLater
          />
        ))}
      </dl>
    </section>
  );
}
