import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../../components/Button/index.ts';
import { FormActions } from '../fields/Field/index.ts';
import { TextField } from '../fields/TextField/index.ts';
import { Form, FormTextField, SubmitButton } from './index.ts';

export const guide = defineGuide({
  name: 'نموذج',
  purpose: [
    'حقول بقواعدها، تُفحص عند الإرسال، ثم مع كل تغيير. أخطاء الخادم عند حقولها، ولا يضيع ما كُتب.',
    'Fields with their rules, validated on submit and then on every change. Errors of the server stand at their fields; nothing typed is lost.',
  ],
  use: [['لكل نموذج يُرسل.', 'For every form that is submitted.']],
  avoid: [
    { text: ['خطوات كثيرة.', 'Many steps.'], instead: 'Forms/Wizard' },
    { text: ['بحث في الموقع.', 'To search the site.'], instead: 'Components/SearchForm' },
  ],
  anatomy: [
    { name: ['ملخّص الأخطاء', 'Error summary'], text: ['يظهر بعد إرسال لم ينجح.', 'Shown after a submit that failed.'] },
    {
      name: ['الحقول', 'Fields'],
      text: [
        'تُربط بأسمائها؛ وتسمياتها من قائمة الرسائل.',
        'Bound by name; their labels are messages of the catalogue.',
      ],
    },
    { name: ['الأزرار', 'Actions'], text: ['زر إرسال واحد.', 'One submit button.'] },
  ],
  content: [
    ['زر الإرسال يقول ما سيحدث: «حفظ العنوان».', 'The submit button says what will happen: “Save the address”.'],
    ['علّم القليل: الاختيارية إن كان أكثرها لازمًا.', 'Mark the few: the optional fields where most are required.'],
  ],
  keyboard: [
    { keys: ['Enter'], text: ['في حقل من سطر: يرسل.', 'In a field of one line: submits.'] },
    { keys: ['Tab'], text: ['من حقل إلى حقل.', 'From field to field.'] },
  ],
  accessibility: [
    ['بعد إرسال لم ينجح يأخذ ملخّص الأخطاء التركيز.', 'After a submit that failed, the error summary gets the focus.'],
    [
      'الزر لا يُعطَّل قبل صحة الحقول: الضغط يقول ما ينقص.',
      'The button is not disabled until the fields are valid: pressing it says what is missing.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Form initialValues={{ street: '' }} onSubmit={() => {}}>
            <FormTextField name="street" label={t('الشارع', 'Street')} required />
            <FormActions>
              <SubmitButton>{t('حفظ العنوان', 'Save the address')}</SubmitButton>
            </FormActions>
          </Form>
        ),
        text: ['زر يعمل دائمًا ويقول ما ينقص.', 'A button that always works and says what is missing.'],
      },
      dont: {
        render: (t) => (
          <>
            <TextField label={t('الشارع', 'Street')} />
            <FormActions>
              <Button disabled>{t('إرسال', 'Submit')}</Button>
            </FormActions>
          </>
        ),
        text: ['زر معطّل لا يقول لماذا.', 'A disabled button that does not say why.'],
      },
    },
  ],
});
