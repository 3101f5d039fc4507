import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Box = styled.div`
  padding: 1rem;
  a {
    color: inherit;
  }
  @media (width < 48rem) {
    padding: 0;
  }
`;
const Red = styled(Box)`
  color: red;
  &[data-big] {
    font-size: 2rem;
  }
`;
const Wheel = styled.i`
  animation: ${turn} 1s linear;
  ${Box} & {
    margin: 0;
  }
`;

const pages = [
  createElement(Box, null, 'one'),
  createElement(Red, null, createElement(Wheel)),
  createElement('main', null, createElement(Wheel), createElement(Box, null, 'three')),
  createElement('p', null, 'none'),
];

it('returns the same styles as the library for every page', () => {
  const styles = createPageStyles();
  // Twice: the second time all styles are cached.
  for (const page of [...pages, ...pages]) {
    const own = new ServerStyleSheet();
    const html = renderToString(own.collectStyles(page));
    expect(renderToString(styles.collect(page))).toBe(html);
    expect(styles.tagsOf(html)).toBe(own.getStyleTags());
    own.seal();
  }
});
