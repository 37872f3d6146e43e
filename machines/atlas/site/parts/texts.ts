import { languageName, type Atlas } from '../base/atlas.ts';
import type { StateInfo } from '../../about/states.ts';
import type { StateText } from '../../pictures.ts';
import { getAlerts, wordsOfFailure } from '../base/readOut.ts';
import { html, type Part } from '../base/markup.ts';
import { fact } from './fact.ts';

const inLanguage = (atlas: Atlas, heard: StateText): Part =>
  html`<div class="heard" data-in-language="${heard.language}">
    <h3>${languageName(atlas, heard.language)}</h3>
    <dl class="facts" lang="${heard.language}">
      ${fact('Headings', heard.headings)} ${fact('At once', getAlerts(heard))}
      ${fact('When there is time', heard.news)} ${fact('Can be pressed', heard.moves)}
      ${fact('Can be filled in', heard.fields)}
      ${fact('The focus is on', heard.focus === '' ? [] : [heard.focus])}
    </dl>
    <details>
      <summary>The whole screen, as it is read out</summary>
      <pre lang="${heard.language}" tabindex="0">${heard.tree}</pre>
    </details>
  </div>`;

/** What whoever listens to the screen is told. */
export const renderTexts = (atlas: Atlas, heard: readonly StateText[]): Part =>
  heard.length > 0 &&
  html`<section aria-labelledby="heard">
    <h2 id="heard">What a screen reader says</h2>
    <div data-languages>${heard.map((one) => inLanguage(atlas, one))}</div>
  </section>`;

/** The words of the failure that a state shows, in each language: its row of the catalogue of errors. */
export function failureWords(atlas: Atlas, { tags }: StateInfo, heard: readonly StateText[]): Part {
  const told = heard.filter(({ alerts }) => alerts.length > 0 || tags.includes('failed'));
  return (
    told.length > 0 &&
    html`<section aria-labelledby="words">
      <h2 id="words">The words of the failure</h2>
      <table class="failure">
        <tbody>
          ${told.map(
            (one) =>
              html`<tr data-in-language="${one.language}">
                <th scope="row">${languageName(atlas, one.language)}</th>
                <td lang="${one.language}">${wordsOfFailure(one).map((words) => html`<p>${words}</p>`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`
  );
}
