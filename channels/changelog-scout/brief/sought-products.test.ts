import { describe, expect, it } from 'vitest';
import { soughtProducts } from './sought-products.ts';

describe('products that a brief names without an address', () => {
  it.each([
    ['What broke in Heron 3?', ['Heron']],
    ['did heron drop Kestrel 18', ['heron']],
    ['Has Grey Owl fixed the crash?', ['Grey Owl']],
    ['Heron 3 breaking changes', ['Heron']],
    ['Heron: what is new?', ['Heron']],
    ['heron changelog', ['heron']],
    ["What is Heron's newest version?", ['Heron']],
    ['Compare Heron with Grey Owl 4', ['Heron', 'Grey Owl']],
    ['Any security fixes since March in Grey Owl?', ['Grey Owl']],
    ['What do I need to know before upgrading Heron from 2.3 to 3.0', ['Heron']],
    ['Upgrading to Heron 4, what breaks?', ['Heron']],
    ['Give me the changes of @birds/heron and owl.js since May', ['@birds/heron', 'owl.js']],
    ['What broke between 2.3 and 3.0 of Heron', ['Heron']],
    ['has anything changed in heron that affects the parser', ['heron']],
    ['news about the latest version of Heron.js', ['Heron.js']],
  ])('%s', (notes, names) => {
    expect(soughtProducts(notes)).toEqual(names);
  });

  it.each([
    'What changed?',
    'Did they drop Node 18?',
    'What changed in the last 3 releases?',
    'Read the changelog please',
    'Is anything deprecated?',
    'Changes in the API',
    'Please summarise the release notes for our platform team in five lines',
    'Show only security changes since March',
    'Hello',
    '',
  ])('none in “%s”', (notes) => {
    expect(soughtProducts(notes)).toEqual([]);
  });
});
