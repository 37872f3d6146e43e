import { addressOfState, getPictures, getTitle, type Atlas, type Mapped } from '../base/atlas.ts';
import { humanize } from '../../words.ts';
import { html, icon, icons, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';

/** Renders the thumbnails of a state, one for each colour scheme; the style sheet shows the one of the page. */
export function getThumbnail(atlas: Atlas, machine: string, state: string, to: To): Part {
  const small = getPictures(atlas, machine, state).flatMap(({ scheme, file: picture }) => {
    const file = atlas.thumbnails.get(picture);
    return file ? [{ scheme, file }] : [];
  });
  if (small.length === 0) return html`<span class="thumbnail is-empty">${icon(icons.picture)}</span>`;
  const images = small.map(({ scheme, file }) => ({
    className: small.length === 1 ? '' : `in-${scheme}`,
    address: to(file),
  }));
  // Browsers also load lazy images far outside of the viewport of a horizontal strip; a script loads the visible ones
  // instead.
  return html`<span class="thumbnail">
    ${images.map(
      ({ className, address }) =>
        html`<img
            class="${className}"
            data-later="${address}"
            alt=""
            width="204"
            height="363"
            hidden
          /><noscript><img class="${className}" src="${address}" alt="" loading="lazy" /></noscript>`,
    )}
  </span>`;
}

const frame = (atlas: Atlas, machine: Mapped, id: string, to: To): Part => {
  const state = machine.states.find((one) => one.id === id);
  if (!state) return undefined;
  return html`<li>
    <a href="${to(addressOfState(machine, id))}">
      ${getThumbnail(atlas, machine.id, id, to)}
      <span class="frame-name">${getTitle(machine, state.id)}</span>
    </a>
  </li>`;
};

/** Renders the main path through all machines as a strip of states with their pictures. */
export function film(atlas: Atlas, to: To): Part {
  return html`<div class="film" role="region" aria-label="Main path, state by state" tabindex="0">
    <ol>
      ${atlas.product.mainPath.map(({ machine: id, states, description: words }, index) => {
        const machine = atlas.machines.find((one) => one.id === id);
        if (!machine) return '';
        return html`<li class="stage">
          <p class="stage-words"><span class="number">${index + 1}</span> ${words}</p>
          <p class="stage-machine"><a href="${to(`${id}/`)}">${humanize(id)}</a></p>
          <ol>
            ${states.map((state) => frame(atlas, machine, state, to))}
          </ol>
        </li>`;
      })}
    </ol>
  </div>`;
}
