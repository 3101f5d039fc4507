import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Heading } from '../Heading/index.ts';
import { Outline, type OutlineItem } from './Outline.tsx';

const items = (t: Pick): OutlineItem[] => [
  { id: 'outline-who', label: t('من يستفيد من البرنامج', 'Who the program is for') },
  { id: 'outline-how', label: t('كيف تقدّم طلبك', 'How to apply') },
  { id: 'outline-papers', label: t('المستندات المطلوبة', 'Documents that you need'), level: 2 },
  { id: 'outline-then', label: t('ماذا يحدث بعد ذلك', 'What happens next') },
];
const Page = ({ t }: { t: Pick }) => (
  <Stack gap={6}>
    <Outline items={items(t)} />
    {items(t).map(({ id, label }) => (
      <Heading key={id} id={id} level={2}>
        {label}
      </Heading>
    ))}
  </Stack>
);
const meta: Meta<typeof Outline> = {
  title: 'Components/Outline',
  component: Outline,
  render: bilingual((t) => <Page t={t} />),
};
export default meta;
type Story = StoryObj<typeof Outline>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { current: 'location' })).toHaveAttribute(
        'href',
        expect.stringContaining('#outline-'),
      ),
    );
  },
};
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 220 }}>
      <Outline
        items={[
          {
            id: 'a',
            label: t(
              'شروط الاستفادة من برنامج كفالة الأسر المنتجة في المحافظات',
              'Conditions of the program for productive families in the governorates',
            ),
          },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => <Outline items={[{ id: 'a', label: t('التقديم عبر Absher', 'Apply through أبشر') }]} />),
};
