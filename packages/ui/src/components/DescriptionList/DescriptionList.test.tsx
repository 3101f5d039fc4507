import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { DescriptionList } from './index.ts';

describeComponent('DescriptionList', <DescriptionList columns={2} items={[{ term: 'الاسم', details: 'نورة' }]} />);

it('omits missing values, but not a zero', async () => {
  const ui = await renderUi(
    <DescriptionList
      items={[
        { term: 'أ', details: null },
        { term: 'ب', details: '' },
        { term: 'ج', details: undefined },
        { term: 'د', details: 0 },
      ]}
    />,
  );
  expect([...ui.container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['د']);
});
