import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { AmountField, DateField, FormActions, IbanField, PhoneField, TextField } from '../index.ts';

interface Texts {
  name: string;
  sara: string;
  mobile: string;
  iban: string;
  amount: string;
  day: string;
  clear: string;
  send: string;
}

/** A form whose fields keep their values, and the entries that it sent. */
function UncontrolledForm({ texts }: { texts: Texts }) {
  const [sent, setSent] = useState<[string, string][]>([]);
  return (
    <Card padding="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(
            Array.from(new FormData(event.currentTarget), ([name, value]) => [
              name,
              typeof value === 'string' ? value : value.name,
            ]),
          );
        }}
      >
        <Stack gap={4}>
          <TextField name="name" label={texts.name} defaultValue={texts.sara} />
          <PhoneField name="mobile" label={texts.mobile} />
          <IbanField name="iban_no" label={texts.iban} defaultValue="SA0380000000608010167519" />
          <AmountField name="amount" label={texts.amount} defaultValue={123_450} />
          <DateField name="day" label={texts.day} defaultValue="2026-03-16" />
          <FormActions>
            <Button type="submit">{texts.send}</Button>
            <Button type="reset" variant="quiet">
              {texts.clear}
            </Button>
          </FormActions>
          {/* No `output`: a reset replaces what React has put into it, in Firefox. */}
          <div role="status" dir="ltr" data-sent="">
            {sent.map(([name, value]) => (
              <div key={name}>
                {name}: <bdi>{value}</bdi>
              </div>
            ))}
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const meta = {
  title: 'Forms/Recipes',
  component: UncontrolledForm,
  parameters: { i18n: { mixedDirection: 'the stories of each field show it' } },
} satisfies Meta<typeof UncontrolledForm>;
export default meta;

/** Fields without `value`: the form sends their values, not their texts, and its reset restores their defaults. */
export const Uncontrolled: StoryObj = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <UncontrolledForm
      key={t('ar', 'en')}
      texts={{
        name: t('الاسم', 'Name'),
        sara: t('سارة', 'Sara'),
        mobile: t('رقم الجوال', 'Mobile number'),
        iban: t('رقم الآيبان', 'IBAN'),
        amount: t('المبلغ', 'Amount'),
        day: t('اليوم', 'Day'),
        clear: t('استعادة القيم', 'Reset'),
        send: t('إرسال', 'Send'),
      }}
    />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name, mobile] = canvas.getAllByRole('textbox');
    const [send, reset] = canvas.getAllByRole('button').slice(-2);
    const first = (name as HTMLInputElement).value;
    await userEvent.clear(name as HTMLElement);
    await userEvent.type(name as HTMLElement, 'نورة');
    await userEvent.type(mobile as HTMLElement, '٠٥٠١٢٣٤٥٦٧');
    await userEvent.click(send as HTMLElement);
    const sent = canvasElement.querySelector('[data-sent]') as HTMLElement;
    for (const value of ['نورة', '+966501234567', 'SA0380000000608010167519', '123450', '2026-03-16'])
      await expect(within(sent).getByText(value)).toBeVisible();
    await userEvent.click(reset as HTMLElement);
    await waitFor(() => expect(mobile).toHaveValue(''));
    await expect(name).toHaveValue(first);
  },
};
