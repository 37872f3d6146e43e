import { useState } from 'react';
import { getQuote } from './getQuote.ts';
import type { ShownUnit } from './shownUnit.ts';

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

/** A minimal property page in React: photo, texts and native form controls. */
export function App({ unit }: { unit: ShownUnit }) {
  const [stay, choose] = useState({ startDate: '', endDate: '', guests: 2 });
  const quote = getQuote(stay, unit);
  const { src, srcSet, alt } = unit.photo;
  return (
    <main>
      <img
        src={src}
        srcSet={srcSet}
        sizes="100vw"
        alt={alt}
        width={2048}
        height={1365}
        fetchPriority="high"
      />
      <h1>{unit.name}</h1>
      <p>{unit.summary}</p>
      <form>
        <label>
          Check-in
          <input
            type="date"
            id="check-in"
            value={stay.startDate}
            onChange={(event) => choose({ ...stay, startDate: event.target.value })}
          />
        </label>
        <label>
          Check-out
          <input
            type="date"
            min={stay.startDate}
            value={stay.endDate}
            onChange={(event) => choose({ ...stay, endDate: event.target.value })}
          />
        </label>
        <label>
          Guests
          <output id="guests" data-count={stay.guests}>
            {stay.guests}
          </output>
        </label>
        <button type="button" id="more" onClick={() => choose({ ...stay, guests: stay.guests + 1 })}>
          One more
        </button>
        {quote && (
          <p>
            {quote.nights} nights · {euros(quote.total)}
          </p>
        )}
        <button type="submit" disabled={!quote}>
          Book
        </button>
      </form>
      {unit.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {unit.highlights.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
      <ul>
        {unit.amenities.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </main>
  );
}
