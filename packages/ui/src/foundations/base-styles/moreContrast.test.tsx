import { css, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { moreContrast } from './moreContrast.ts';

const Chosen = styled.p`
  color: rgb(0, 0, 1);
  ${moreContrast(css`
    color: rgb(0, 0, 2);
    [data-scene] > & {
      color: rgb(0, 0, 3);
    }
  `)}
`;
const Overridden = styled(Chosen)`
  @media all {
    color: rgb(0, 0, 4);
  }
`;

it.each([
  ['does not apply in another theme', 'light', <Chosen key="one" />, 'rgb(0, 0, 1)'],
  ['applies in the theme', 'contrast', <Chosen key="one" />, 'rgb(0, 0, 2)'],
  [
    'contains rules for what is around',
    'contrast',
    <div key="one" data-scene="">
      <Chosen />
    </div>,
    'rgb(0, 0, 3)',
  ],
  ['is overridden by a later rule', 'contrast', <Overridden key="one" />, 'rgb(0, 0, 4)'],
])('%s', async (_, theme, element, color) => {
  const { container } = await renderUi(<div data-theme={theme}>{element}</div>);
  expect(getComputedStyle(container.querySelector('p') as Element).color).toBe(color);
});
