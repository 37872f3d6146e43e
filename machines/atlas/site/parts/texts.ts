import { languageName, type Atlas } from '../base/atlas.ts';
import type { StateInfo } from '../../about/states.ts';
import type { StateText } from '../../pictures.ts';
import { getAlerts, wordsOfFailure } from '../base/readOut.ts';
import { html, type Part } from '../base/markup.ts';
import { fact } from './fact.ts';

const inLanguage = (atlas: Atlas, stateText: StateText): Part =>
  html`<div class="heard" data-in-language="${stateText.language}">
    <h3>${languageName(atlas, stateText.language)}</h3>
    <dl class="facts" lang="${stateText.language}">
      ${fact('Headings', stateText.headings)} ${fact('At once', getAlerts(stateText))}
      ${fact('When there is time', stateText.news)} ${fact('Can be pressed', stateText.moves)}
      ${fact('Can be filled in', stateText.fields)}
      ${fact('The focus is on', stateText.focus === '' ? [] : [stateText.focus])}
    </dl>
    <details>
      <summary>The whole screen, as it is read out</summary>
      <pre lang="${stateText.language}" tabindex="0">${stateText.tree}</pre>
    </details>
  </div>`;

/** What whoever listens to the screen is told. */
export const renderTexts = (atlas: Atlas, stateText: readonly StateText[]): Part =>
  stateText.length > 0 &&
  html`<section aria-labelledby="heard">
    <h2 id="heard">What a screen reader says</h2>
    <div data-languages>${stateText.map((one) => inLanguage(atlas, one))}</div>
  </section>`;

/** The words of the failure that a state shows, in each language: its row of the catalogue of errors. */
export function failureWords(atlas: Atlas, { tags }: StateInfo, stateText: readonly StateText[]): Part {
  const shownTexts = stateText.filter(({ alerts }) => alerts.length > 0 || tags.includes('failed'));
  return (
    shownTexts.length > 0 &&
    html`<section aria-labelledby="words">
      <h2 id="words">The words of the failure</h2>
      <table class="failure">
        <tbody>
          ${shownTexts.map(
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
