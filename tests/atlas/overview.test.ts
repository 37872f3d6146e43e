import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeMachine } from 'statechart-atlas/graph';
import { overviewChart, type Chart } from 'statechart-atlas/diagrams';
import { product } from '../../scripts/atlas.config.ts';

const count = ({ svg }: Chart, pattern: RegExp) => [...svg.matchAll(pattern)].length;

const getBox = ({ svg }: Chart, id: string) => {
  const from = svg.indexOf(`data-node="${id}"`);
  return from === -1 ? '' : svg.slice(from, svg.indexOf('data-node=', from + 1));
};

describe('the overview of all machines', () => {
  let chart: Chart;
  beforeAll(async () => {
    chart = await overviewChart(product);
  });

  test('shows every machine with a link to its page', () => {
    expect(XMLValidator.validate(chart.svg)).toBe(true);
    for (const { machine } of product.models) {
      expect(chart.svg).toContain(`<a href="${machine.id}/index.html" data-state="${machine.id}">`);
    }
  });

  test('numbers the guest’s path from the first page to the cancelled stay', () => {
    const stages = [...chart.svg.matchAll(/>(\d+)\. ([^<]+)</g)].filter(([all]) => !all.includes(';'));
    const titles = new Map(stages.map(([, number, words]) => [Number(number), words]));
    for (const [index, { description: words }] of product.mainPath.entries())
      expect(titles.get(index + 1)).toBe(words);
    expect(getBox(chart, 'landing')).toContain('1. finds a property');
    expect(getBox(chart, 'cancellation')).toContain('13. cancels the stay');
    expect(count(chart, /<circle class="beginning"/g)).toBe(1);
  });

  test('names the pages of each machine', () => {
    expect(getBox(chart, 'property')).toContain('page: the page');
    expect(getBox(chart, 'legalText')).toContain('page: the host’s imprint');
  });

  test('shows the e-mails that lead back to the site, and marks the one on the path', () => {
    const booked = getBox(chart, 'mail booking reservation');
    expect(booked).toContain('mail: the stay is booked');
    expect(getBox(chart, 'mail in time reservation')).toContain('e-mail: directions');
    const withLinks = product.mails.filter(({ linksTo: leadsTo }) => leadsTo !== undefined);
    expect(count(chart, /<text[^>]*>e-mail: /g)).toBe(withLinks.length);
  });

  test('shows which machine runs which', () => {
    // Three of them are on the main path of a guest and are drawn as such.
    const children = product.models.flatMap((model) => describeMachine(model, product).runs);
    expect(count(chart, /class="arrow runs"/g)).toBe(children.length - 3);
    expect(count(chart, /class="arrow expected"/g)).toBe(9);
  });
});
