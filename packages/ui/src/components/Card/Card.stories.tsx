import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Card, type CardProps } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  render: bilingual<CardProps>((t, args) => (
    <Card {...args}>
      {t(
        'سطح يعلو أرضية الصفحة، يجمع ما يُقرأ معًا.',
        'A surface above the page’s ground that holds what is read together.',
      )}
    </Card>
  )),
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = {};
export const Variants: Story = {
  render: bilingual<CardProps>((t, args) => (
    <Stack>
      {(['none', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} {...args} padding={padding}>
          {t('نص داخل بطاقة', 'Text in a card')}
        </Card>
      ))}
    </Stack>
  )),
};
export const LongText: Story = {
  render: bilingual<CardProps>((t, args) => (
    <div style={{ inlineSize: 200 }}>
      <Card {...args}>
        {t('كلمةواحدةطويلةجدًالامسافةفيهاحتىتلتف', 'Averylongwordwithoutanyspaceinitsothatitmustbreak')}
      </Card>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<CardProps>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <Card {...args}>
        {t(
          'تستخدم الجمعية برنامج Microsoft Dynamics 365 لإدارة العضويات، وتصدر تقاريرها بصيغة PDF كل شهر.',
          'The council of الجمعية التعاونية الخيرية met in عنيزة and chose نورة السالم as its treasurer for three years.',
        )}
      </Card>
    </div>
  )),
};
