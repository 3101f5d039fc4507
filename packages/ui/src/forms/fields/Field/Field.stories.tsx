import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/index.ts';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { TextField } from '../TextField/index.ts';
import { FieldRow, FormActions } from './Field.tsx';

const meta: Meta<typeof FieldRow> = {
  title: 'Forms/FieldRow',
  component: FieldRow,
  subcomponents: { FormActions },
  render: bilingual((t) => (
    <Live initial="">
      {(value, set) => (
        <>
          <FieldRow>
            <TextField label={t('الاسم الأول', 'First name')} value={value} onValueChange={set} />
            <TextField
              label={t('اسم العائلة', 'Last name')}
              value={value}
              onValueChange={set}
              hint={t('كما في الهوية الوطنية', 'As on the national identity card')}
            />
          </FieldRow>
          <FormActions justify="between">
            <Button>{t('التالي', 'Next')}</Button>
            <Button variant="secondary">{t('السابق', 'Previous')}</Button>
          </FormActions>
        </>
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof FieldRow>;

/** Two columns on a wide screen; the primary action comes first. */
export const Default: Story = { parameters: interactiveParameters };
export const Phone: Story = { ...onPhone };
/** Labels of different length side by side: each control stays aligned with its label. */
export const LongText: Story = {
  render: bilingual((t) => (
    <Live initial="">
      {(value, set) => (
        <>
          <FieldRow>
            <TextField
              label={t(
                'اسم المفوّض بالتوقيع عن الجمعية كما ورد في قرار مجلس الإدارة الأخير',
                'Name of the person who signs for the association as in the board’s latest decision',
              )}
              value={value}
              onValueChange={set}
              required
            />
            <TextField
              label={t('المنصب', 'Office')}
              value={value}
              onValueChange={set}
              hint={t('مثل رئيس المجلس أو نائبه أو أمين الصندوق', 'Chair, deputy or treasurer, for example')}
              optional
            />
          </FieldRow>
          <FormActions justify="between">
            <Button>{t('احفظ وتابع إلى البيانات البنكية', 'Save and go on to the bank account')}</Button>
            <Button variant="secondary">{t('السابق دون حفظ التعديلات', 'Back without saving')}</Button>
          </FormActions>
        </>
      )}
    </Live>
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Live key={t('ar', 'en')} initial={t('Green Valley Farming', 'شركة الوادي الأخضر')}>
      {(value, set) => (
        <>
          <FieldRow>
            <TextField
              label={t('اسم المنشأة في Trade Register', 'Name in السجل التجاري')}
              value={value}
              onValueChange={set}
            />
            <TextField
              label={t('رقم VAT', 'رقم الضريبة')}
              ltr
              inputMode="numeric"
              value="300000000000003"
              onValueChange={() => undefined}
              hint={t('يبدأ بالرقم 3 كما في شهادة ZATCA', 'It starts with 3, as on the certificate of هيئة الزكاة')}
            />
          </FieldRow>
          <FormActions justify="between">
            <Button>{t('تابع إلى Nafath', 'On to نفاذ')}</Button>
            <Button variant="secondary">{t('السابق', 'Back')}</Button>
          </FormActions>
        </>
      )}
    </Live>
  )),
};
