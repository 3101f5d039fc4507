import { Button } from '../../../components/Button/index.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from '../TextField/index.ts';
import { FieldRow, FormActions } from './index.ts';

export const guide = defineGuide({
  name: 'صف الحقول',
  purpose: [
    'حقلان متجاوران في الشاشة الواسعة، وفوق بعضهما في الجوال؛ ومعه صف أزرار آخر النموذج.',
    'Two fields side by side on wide screens and stacked on phones; with it, the row of buttons at the end of a form.',
  ],
  use: [
    [
      'لحقلين قصيرين يُملآن معًا: الاسم الأول والعائلة.',
      'For two short fields that are filled in together: first and last name.',
    ],
  ],
  avoid: [
    { text: ['حقول لا صلة بينها.', 'Fields without a connection.'], instead: 'Forms/Form' },
    { text: ['أجزاء صفحة.', 'Parts of a page.'], instead: 'Layout/Box' },
  ],
  anatomy: [
    {
      name: ['الحقلان', 'Fields'],
      text: ['بعرض واحد؛ وتتساوى خاناتهما ولو طال تلميح.', 'Of one width; their controls align even with a long hint.'],
    },
    { name: ['الأزرار', 'Actions'], text: ['الأساسي في أول السطر.', 'The primary one at the start of the line.'] },
  ],
  content: [['تسميتان قصيرتان في سطر واحد.', 'Two short labels of one line.']],
  keyboard: [{ keys: ['Tab'], text: ['في اتجاه القراءة.', 'In the reading direction.'] }],
  accessibility: [
    [
      'ترتيب القراءة هو ترتيب الكتابة، في الجوال كذلك.',
      'The order is the same for reading and typing, on a phone as well.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <>
            <FieldRow>
              <TextField label={t('الاسم الأول', 'First name')} />
              <TextField label={t('اسم العائلة', 'Last name')} />
            </FieldRow>
            <FormActions>
              <Button>{t('حفظ الاسم', 'Save the name')}</Button>
            </FormActions>
          </>
        ),
        text: ['حقلان يُملآن معًا.', 'Two fields that belong together.'],
      },
      dont: {
        render: (t) => (
          <FieldRow>
            <TextField label={t('الاسم', 'Name')} />
            <TextField label={t('كيف عرفت عن جمعيتنا؟', 'How did you find out about us?')} />
          </FieldRow>
        ),
        text: ['حقلان لا صلة بينهما.', 'Two fields without a connection.'],
      },
    },
  ],
});
