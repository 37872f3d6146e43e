import { addressOfPicture, languageName, type Atlas } from '../base/atlas.ts';
import { html, icon, icons, type Part } from '../base/markup.ts';
import type { To } from '../base/sitePage.ts';
import type { Picture } from '../../pictures.ts';

const devices: Readonly<Record<string, string>> = { phone: 'Phone', desk: 'Desktop' };
const schemes: Readonly<Record<string, string>> = { light: 'Light', dark: 'Dark' };

const values = (pictures: readonly Picture[], aspect: 'language' | 'device' | 'scheme') => [
  ...new Set(pictures.map((picture) => picture[aspect])),
];

/** Renders a group of radio buttons. */
export const choice = (
  pane: string,
  aspect: string,
  words: string,
  options: readonly (readonly [string, string])[],
): Part =>
  html`<fieldset class="choice">
    <legend>${words}</legend>
    ${options.map(
      ([value, name]) =>
        html`<label
          ><input type="radio" name="${pane}-${aspect}" value="${value}" data-aspect="${aspect}" /><span
            >${name}</span
          ></label
        >`,
    )}
  </fieldset>`;

const choices = (atlas: Atlas, pictures: readonly Picture[], pane: string) =>
  html`<form class="choices">
    ${choice(
      pane,
      'language',
      'Language',
      values(pictures, 'language').map((id) => [id, languageName(atlas, id)]),
    )}
    ${choice(
      pane,
      'device',
      'Device',
      values(pictures, 'device').map((id) => [id, devices[id] ?? id]),
    )}
    ${choice(
      pane,
      'scheme',
      'Colours',
      values(pictures, 'scheme').map((id) => [id, schemes[id] ?? id]),
    )}
  </form>`;

/** Returns the caption of a picture. */
const getCaption = (atlas: Atlas, { language, device, scheme }: Picture) =>
  `${languageName(atlas, language)}, ${device}, ${scheme}`;

const pane = (atlas: Atlas, pictures: readonly Picture[], first: Picture, name: string, to: To) =>
  html`<div class="pane" data-pane ${name === 'first' ? '' : html`hidden`}>
    ${choices(atlas, pictures, name)}
    <div class="frame" data-frame="${first.device}">
      <img
        data-shot
        src="${to(addressOfPicture(first.file))}"
        alt="${getCaption(atlas, first)}"
        width="${first.width}"
        height="${first.height}"
        ${name === 'first' ? '' : html`loading="lazy"`}
      />
    </div>
  </div>`;

/**
 * Renders the pictures of a state with selectors for language, device and colour scheme, and a second picture for
 * comparison.
 */
export function screens(atlas: Atlas, pictures: readonly Picture[], to: To): Part {
  const [first] = pictures;
  if (!first) return undefined;
  return html`<section class="screens" aria-labelledby="screens" data-screens>
    <div class="section-head">
      <h2 id="screens">Pictures</h2>
      <button class="quiet" type="button" data-compare aria-expanded="false">
        ${icon(icons.picture)}Compare side by side
      </button>
    </div>
    <div class="panes">
      ${pane(atlas, pictures, first, 'first', to)} ${pane(atlas, pictures, first, 'second', to)}
    </div>
    <details class="all-pictures">
      <summary>All pictures (${pictures.length})</summary>
      <ul>
        ${pictures.map(
          (picture) =>
            html`<li>
              <a
                href="${to(addressOfPicture(picture.file))}"
                data-language="${picture.language}"
                data-device="${picture.device}"
                data-scheme="${picture.scheme}"
                data-width="${picture.width}"
                data-height="${picture.height}"
                >${getCaption(atlas, picture)}</a
              >
            </li>`,
        )}
      </ul>
    </details>
  </section>`;
}
