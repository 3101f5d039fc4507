import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Tag, type TagProps } from './Badge.tsx';

const meta: Meta<typeof Tag> = {
  title: 'Components/Tag',
  component: Tag,
  render: bilingual<Partial<TagProps>>((t, args) => <Tag {...args}>{t('مياه', 'Water')}</Tag>),
};
export default meta;
type Story = StoryObj<typeof Tag>;

/** Without `href` it is plain text. */
export const Default: Story = {};
export const AsLink: Story = { args: { href: '#water' } };
/** Row of filters with the selected one marked. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Stack direction="row" wrap gap={2}>
      <Tag href="#all" active>
        {t('الكل', 'All')}
      </Tag>
      <Tag href="#water">{t('مياه', 'Water')}</Tag>
      <Tag href="#education">{t('تعليم', 'Education')}</Tag>
    </Stack>
  )),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  },
};
export const MixedDirection: Story = {
  args: { href: '#vision' },
  render: bilingual<Partial<TagProps>>((t, args) => <Tag {...args}>{t('رؤية Vision 2030', 'Vision رؤية 2030')}</Tag>),
};
