import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveWindowParameters, onPaper, windowParameters } from '../../testing/modes.ts';
import { ActionBar } from './ActionBar.tsx';

const meta: Meta<typeof ActionBar> = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  // For phones: wider screens show what it leads to anyway.
  parameters: windowParameters,
};
export default meta;
type Story = StoryObj<typeof ActionBar>;

export const Default: Story = {
  parameters: interactiveWindowParameters,
  render: bilingual((t) => (
    <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'end', minBlockSize: '20rem' }}>
      <ActionBar target="donate" text={t('جُمع ٨٩٪ من ٢٠٠٬٠٠٠ ر.س', '89% of SAR 200,000 raised')}>
        <Button variant="giving" icon="heart" href="#donate">
          {t('تبرّع', 'Donate')}
        </Button>
      </ActionBar>
    </div>
  )),
};
export const Paper: Story = { ...Default, ...onPaper };
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'end', minBlockSize: '20rem' }}>
      <ActionBar target="donate" text={t('بئر \u2068Green Valley\u2069', 'Well of بئر القرية')}>
        <Button variant="giving" icon="heart" href="#donate">
          {t('تبرّع', 'Donate')}
        </Button>
      </ActionBar>
    </div>
  )),
};
