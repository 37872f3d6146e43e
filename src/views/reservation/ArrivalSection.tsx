import type { Language } from '../../../contract/language.ts';
import type { Arrival, ArrivalTopic } from '../../../contract/arrival.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { MapLinks } from '../shared/MapLinks.tsx';
import { mapsOfDoor } from '../shared/maps.ts';
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
        <span>{address ?? text('arrival.place')}</span>
      </p>
      <p className={css.paperPlace}>{`${latitude}, ${longitude}`}</p>
      <MapLinks maps={mapsOfDoor(arrival)} />
    </div>
  );
}

interface TopicProps {
  topic: ArrivalTopic;
  words: string;
  lang?: Language | undefined;
  isLater?: boolean;
}

function Topic({ topic, words, lang, isLater }: TopicProps) {
  const text = useText();
  return (
    <div className={css.topic}>
      <dt className={css.name}>
        <Icon name={icons[topic]} />
        <span>{text(`arrival.topic.${topic}`)}</span>
      </dt>
      <dd className={isLater ? css.later : css.words} lang={lang}>
        {words}
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
        {instructions.map(({ topic, text: words, language }) => (
          <Topic key={topic} topic={topic} words={words} lang={language} />
        ))}
        {later?.topics.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            words={text('arrival.later', { date: date(later.from) })}
            isLater
          />
        ))}
      </dl>
    </section>
  );
}
