import { chosenLook, storeLook } from './look.ts';

/** Shows the texts in the selected language, and hides those in other languages. */
export function showLanguage(language: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-in-language]')) {
    part.classList.toggle('is-chosen', part.dataset['inLanguage'] === language);
  }
  for (const group of document.querySelectorAll('[data-languages]')) {
    const has = [...group.querySelectorAll('[data-in-language]')].some((part) =>
      part.classList.contains('is-chosen'),
    );
    group.classList.toggle('has-chosen', has);
  }
}

/** Handles the language selector of pages without pictures. */
export function runLanguages(): void {
  const form = document.querySelector<HTMLElement>('[data-language-choice]');
  if (!form) return;
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const look = chosenLook({ language: radios[0]?.value ?? '', device: 'phone', scheme: 'light' });
  for (const radio of radios) radio.checked = radio.value === look.language;
  form.classList.add('is-alive');
  form.addEventListener('change', () => {
    const language = radios.find(({ checked }) => checked)?.value ?? look.language;
    storeLook({ ...look, language });
    showLanguage(language);
  });
  showLanguage(look.language);
}
