import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { ImpactList } from './ImpactList.tsx';

const meta: Meta<typeof ImpactList> = {
  title: 'Cards/ImpactList',
  component: ImpactList,
  render: bilingual((t) => (
    <ImpactList
      hrefFor={(amount) => `#${amount}`}
      items={[
        { amount: 5_000, text: t('تسقي نخلة شهرًا كاملًا', 'waters one palm for a month') },
        { amount: 10_000, text: t('تسقي نخلة وتسمّدها موسمًا', 'waters and feeds one palm for a season') },
        {
          amount: 50_000,
          text: t('تغرس نخلة جديدة وترعاها عامًا', 'plants a new palm and looks after it for a year'),
        },
      ]}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof ImpactList>;

export const Default: Story = { parameters: interactiveParameters };
export const Phone: Story = { ...onPhone };
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <ImpactList
      hrefFor={(amount) => `#${amount}`}
      items={[
        { amount: 125_050, text: t('تشتري مستشعر Smart Water للبئر', 'buys a sensor of الري الذكي for the well') },
      ]}
    />
  )),
};
