import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta: Meta<typeof Heading> = {
  title: 'Components/Heading',
  component: Heading,
  render: bilingual<Partial<HeadingProps>>((t, args) => (
    <Heading level={2} {...args}>
      {t('حصّتك ملكٌ لك', 'Your share is yours')}
    </Heading>
  )),
};
export default meta;
type Story = StoryObj<typeof Heading>;

export const Default: Story = {};
/** The size follows the level unless it is given. */
export const Variants: Story = {
  render: bilingual<Partial<HeadingProps>>((t, args) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} {...args} level={level}>
          {t('معًا نزرع الخير', 'Together we sow good')}
        </Heading>
      ))}
    </Stack>
  )),
};
export const Sizes: Story = {
  render: bilingual((t) => (
    <Stack>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {t('معًا نزرع الخير', 'Together we sow good')}
        </Heading>
      ))}
    </Stack>
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<HeadingProps>>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Heading level={2} {...args}>
        {t(
          'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في منطقة القصيم',
          'Three greenhouses start up as part of the food security project in Qassim',
        )}
      </Heading>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<HeadingProps>>((t, args) => (
    <Heading level={2} {...args}>
      {t('رؤية السعودية Vision 2030', 'Saudi رؤية ٢٠٣٠ Vision')}
    </Heading>
  )),
};
