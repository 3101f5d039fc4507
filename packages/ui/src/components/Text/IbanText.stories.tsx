import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Text } from './Text.tsx';
import { IbanText, type IbanTextProps } from './IbanText.tsx';

const value = 'SA0380000000608010167519';
const meta = { title: 'Components/IbanText', component: IbanText, args: { value } } satisfies Meta<typeof IbanText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
/** Shows country and last group only. */
export const Masked: Story = { args: { masked: true } };
/** Copies the IBAN without spaces, and confirms it in the same place. */
export const Copyable: Story = { parameters: interactiveParameters, args: { copyable: true } };
export const LongText: Story = {
  args: { copyable: true },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <IbanText {...args} />
    </div>
  ),
};
/** In a list and in a sentence: always left to right. */
export const MixedDirection: Story = {
  render: bilingual<IbanTextProps>((t) => (
    <>
      <DescriptionList
        items={[
          { term: t('حساب التبرعات', 'Donations account'), details: <IbanText value={value} copyable /> },
          { term: t('حسابك', 'Your account'), details: <IbanText value={value} masked /> },
        ]}
      />
      <Text>
        {t('حوّل المبلغ إلى ', 'Transfer the amount to ')}
        <IbanText value={value} />
        {t('، ثم أرسل الإيصال.', ', then send the receipt.')}
      </Text>
    </>
  )),
};
