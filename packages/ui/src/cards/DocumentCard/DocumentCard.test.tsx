import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { DocumentCard } from './index.ts';

describeComponent('DocumentCard', <DocumentCard title="لائحة" href="/a.pdf" fileType="pdf" size={2048} />);

it.each([
  [2048, '2 KB'],
  [1024 * 1024, '1 MB'],
  [1536 * 1024, '1.5 MB'],
])('formats %i bytes as %s', async (size, said) => {
  const ui = await renderUi(<DocumentCard title="x" href="/a.pdf" fileType="pdf" size={size} />, { locale: 'en' });
  expect(ui.container.textContent).toContain(said);
});
