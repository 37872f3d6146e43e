import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tolerateMovedNodes } from '../../src/frame/browser/tolerateMovedNodes.ts';
import { Button } from '../../src/ui/Button.tsx';

// oxlint-disable-next-line typescript/unbound-method -- put back after each test
const { insertBefore, removeChild } = Node.prototype;

beforeEach(() => tolerateMovedNodes());

afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { insertBefore, removeChild });
});

const getElement = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};

/** Replaces each text node by an element with the translation, as Google Translate does. */
function translate(root: Node) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.innerHTML = `<font>§${text.data}</font>`;
    text.replaceWith(font);
  }
}

describe('insertBefore', () => {
  it('inserts before a child, and last without one, as the browser does', () => {
    const box = getElement('<b></b>');
    box.insertBefore(document.createElement('i'), box.firstChild);
    box.insertBefore(document.createElement('u'), null);
    expect(box.innerHTML).toBe('<i></i><b></b><u></u>');
  });

  it('inserts before the wrapper that holds the reference node now', () => {
    const box = getElement('<b></b><input>');
    const input = box.querySelector('input')!;
    const wrapper = document.createElement('span');
    input.replaceWith(wrapper);
    wrapper.append(input);
    box.insertBefore(document.createElement('i'), input);
    expect(box.innerHTML).toBe('<b></b><i></i><span><input></span>');
  });

  it('inserts last if the reference node is gone', () => {
    const box = getElement('text<b></b>');
    const text = box.firstChild!;
    translate(box);
    box.insertBefore(document.createElement('i'), text);
    expect(box.innerHTML).toBe('<font><font>§text</font></font><b></b><i></i>');
  });

  it('inserts last if the reference node is in another place of the document', () => {
    const [box, other] = [getElement('<b></b>'), getElement('<u></u>')];
    box.insertBefore(document.createElement('i'), other.firstChild);
    expect([box.innerHTML, other.innerHTML]).toEqual(['<b></b><i></i>', '<u></u>']);
  });
});

describe('removeChild', () => {
  it('removes and returns a child, as the browser does', () => {
    const box = getElement('<b></b>');
    const child = box.firstChild!;
    expect(box.removeChild(child)).toBe(child);
    expect(box.innerHTML).toBe('');
  });

  it('removes a node from the wrapper that holds it now', () => {
    const box = getElement('<span><input></span>');
    box.removeChild(box.querySelector('input')!);
    expect(box.innerHTML).toBe('<span></span>');
  });

  it('leaves a node that is gone', () => {
    const box = getElement('text');
    const text = box.firstChild!;
    translate(box);
    expect(box.removeChild(text)).toBe(text);
    expect(box.textContent).toBe('§text');
  });
});

describe('React on nodes that another program has replaced', () => {
  const Total = ({ label, total, isNew = false }: { label: string; total?: string; isNew?: boolean }) => (
    // oxlint-disable-next-line estadia/text-apart -- what the rule prevents must not take the page either
    <p>
      {isNew && <b>new</b>}
      {label}
      {total !== undefined && <span>{total}</span>}
    </p>
  );

  it('continues when texts and elements next to them appear and disappear', () => {
    const { container, rerender } = render(<Total label="Total" total="€465" />);
    translate(container);
    rerender(<Total label="Total" total="€510" isNew />);
    expect(container.querySelector('span')?.textContent).toBe('€510');
    translate(container);
    rerender(<Total label="Total" />);
    expect(container.querySelector('b, span')).toBeNull();
  });

  it('shows the new text of an element whose only child is text', () => {
    const { container, rerender } = render(<Total label="Total" total="€465" />);
    for (const total of ['€510', '€555']) {
      translate(container);
      rerender(<Total label="Total" total={total} />);
      expect(container.querySelector('span')?.textContent).toBe(total);
    }
  });

  it('puts the spinner of a busy button before its translated text', () => {
    const { container, rerender } = render(<Button>Send</Button>);
    translate(container);
    rerender(<Button isBusy>Send</Button>);
    const button = container.querySelector('button')!;
    expect(button.children).toHaveLength(2);
    expect(button.lastElementChild?.textContent).toBe('§Send');
  });

  it('removes replaced nodes with the element around them', () => {
    const { container, rerender, unmount } = render(<Total label="Total" total="€465" />);
    const value = container.querySelector('span')!;
    const wrapper = document.createElement('div');
    value.replaceWith(wrapper);
    wrapper.append(value);
    rerender(<Total label="Total" />);
    expect(container.querySelector('span')).toBeNull();
    act(() => unmount());
    expect(container.innerHTML).toBe('');
  });
});
