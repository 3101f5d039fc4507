import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { OrgChart } from './index.ts';

const root = { title: 'الجمعية', name: '', children: [{ title: 'المجلس', name: 'نورة', children: [{ title: 'المالية', name: 'سارة' }] }] };
describeComponent('OrgChart', <OrgChart root={root} />);

it.each([['ar', -1], ['en', 1]] as const)('steps in along the line of reading in %s', async (locale, way) => {
  const ui = await renderUi(<OrgChart root={root} />, { locale });
  const edge = locale === 'ar' ? 'right' : 'left';
  const [first = 0, second = 0, third = 0] = [...ui.container.querySelectorAll('strong')].map((element) => element.getBoundingClientRect()[edge]);
  expect((second - first) * way).toBeGreaterThan(0);
  expect((third - second) * way).toBeGreaterThan(0);
});
