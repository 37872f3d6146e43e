import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMismatchHandler } from '../../src/frame/browser/createMismatchHandler.ts';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { TextField } from '../../src/ui/TextField.tsx';

function Form() {
  const [name, setName] = useState('');
  const [isOn, setOn] = useState(false);
  return (
    <form>
      <h1>Write to the host</h1>
      <TextField label="Name" name="name" value={name} onChange={setName} />
      <Checkbox name="invoice" isChecked={isOn} onChange={setOn}>
        Invoice
      </Checkbox>
      <output>{`${name}, ${String(isOn)}`}</output>
    </form>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** The page as the server sent it, after `change`, taken over by React. */
async function open(change: (box: HTMLElement) => void) {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Form />);
  change(box);
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  await act(async () => {
    root = hydrateRoot(box, <Form />, { onRecoverableError: createMismatchHandler(box) });
  });
  return { box, report };
}

const translate = (box: HTMLElement) => {
  box.querySelector('h1')!.innerHTML = '<font><font>Scriva all’host</font></font>';
  box.querySelector('label')!.innerHTML = '<font><font>Nome</font></font>';
};

describe('A page that was translated before React took it over', () => {
  it('keeps what was typed, chosen and focused, and reports no error', async () => {
    const { box, report } = await open((page) => {
      const [name, invoice] = page.querySelectorAll('input');
      name!.value = 'Ana';
      name!.focus();
      invoice!.checked = true;
      // A translator works on the rest of the document too.
      document.body.append(document.createElement('font'));
      translate(page);
    });
    expect(box.querySelector('output')?.textContent).toBe('Ana, true');
    expect(box.querySelector('input')?.value).toBe('Ana');
    expect(document.activeElement).toBe(box.querySelector('input'));
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a mismatch that no translator explains', async () => {
    const { report } = await open((page) => (page.querySelector('h1')!.textContent = 'Something else'));
    expect(report).toHaveBeenCalledOnce();
  });
});
