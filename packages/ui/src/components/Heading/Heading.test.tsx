import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Heading, SectionHeading } from './index.ts';

describeComponent('Heading', <Heading level={2}>عنوان</Heading>);
describeComponent(
  'SectionHeading',
  <SectionHeading title="أخبار" eyebrow="المركز" text="نص" action={{ href: '#', label: 'كل الأخبار' }} />,
);

it('labels its section by the title only', async () => {
  await renderUi(
    <section aria-labelledby="news">
      <SectionHeading headingId="news" title="أخبار" action={{ href: '#', label: 'كل الأخبار' }} />
    </section>,
  );
  expect(document.getElementById('news')?.textContent).toBe('أخبار');
  expect(document.getElementById('news')?.tagName).toBe('H2');
});
