import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

const way = (t: Pick) => [
  { label: t('الرئيسية', 'Home'), href: '#home' },
  { label: t('عن الجمعية', 'About'), href: '#identity' },
  { label: t('الأهداف', 'Goals') },
];

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  render: bilingual<Partial<BreadcrumbsProps>>((t, args) => <Breadcrumbs items={way(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent(/الأهداف|Goals/);
  },
};
export const LongText: Story = {
  render: bilingual<Partial<BreadcrumbsProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <Breadcrumbs
        items={[
          ...way(t).slice(0, 2),
          {
            label: t(
              'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في القصيم',
              'Three greenhouses start up as part of the food security project',
            ),
          },
        ]}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<BreadcrumbsProps>>((t, args) => (
    <Breadcrumbs items={[...way(t).slice(0, 1), { label: t('رؤية Vision 2030', 'Vision رؤية 2030') }]} {...args} />
  )),
};
