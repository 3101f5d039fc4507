import { defineGuide } from '../../../docs/guide.ts';
import { Tabs } from '../../../components/Tabs/index.ts';
import { FormTextField } from '../../formik/index.ts';
import { Wizard } from './index.ts';

export const guide = defineGuide({
  name: 'نموذج بخطوات',
  purpose: [
    'نموذج طويل في خطوات. تُفحص الخطوة عند تجاوزها، والرجوع لا يُضيّع شيئًا.',
    'A long form in steps. A step is validated when the user moves on; going back loses nothing.',
  ],
  use: [['لطلب من ثلاث خطوات إلى سبع: العضوية.', 'For an application of three to seven steps: membership.']],
  avoid: [
    { text: ['نموذج تكفيه صفحة.', 'A form for which one page is enough.'], instead: 'Forms/Form' },
    { text: ['مهام تُنجز بأي ترتيب.', 'Tasks in any order.'], instead: 'Components/TaskList' },
  ],
  anatomy: [
    { name: ['التقدّم', 'Progress'], text: ['«الخطوة ٢ من ٤».', '“Step 2 of 4”.'] },
    { name: ['العنوان', 'Heading'], text: ['اسم الخطوة، ويأخذ التركيز.', 'Name of the step, which gets the focus.'] },
    { name: ['الحقول', 'Fields'], text: ['سؤال أو موضوع واحد.', 'One question or subject.'] },
    {
      name: ['الأزرار', 'Actions'],
      text: ['التالي ثم السابق؛ وفي الأخيرة الإرسال.', 'Next, then back; submit in the last step.'],
    },
  ],
  content: [
    ['اسم الخطوة كلمة أو كلمتان: «البيانات البنكية».', 'A step’s name is one or two words: “Bank”.'],
    ['آخر خطوة مراجعة للإجابات.', 'The last step is a review of the answers.'],
  ],
  keyboard: [
    { keys: ['Enter'], text: ['إلى الخطوة التالية.', 'Moves to the next step.'] },
    { keys: ['Tab'], text: ['بين الحقول والأزرار.', 'Between fields and buttons.'] },
  ],
  accessibility: [
    [
      'عنوان الخطوة الجديدة يأخذ التركيز ويُقرأ؛ وبعد خطأ من الخادم يأخذه ملخّص الأخطاء في خطوته.',
      'The heading of a new step gets the focus and is read; after an error of the server, the error summary of its step does.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Wizard
            initialValues={{ name: '' }}
            onSubmit={() => {}}
            steps={[
              { label: t('الاسم', 'Name'), content: <FormTextField name="name" label={t('الاسم', 'Name')} /> },
              { label: t('المراجعة', 'Review'), content: <p>{t('راجع ما كتبت.', 'Check what you typed.')}</p> },
            ]}
          />
        ),
        text: ['موضوع في كل خطوة، والمراجعة آخرها.', 'One subject a step, and a review at the end.'],
      },
      dont: {
        render: (t) => (
          <Tabs
            label={t('الطلب', 'Application')}
            items={[
              { key: 'a', label: t('الخطوة ١', 'Step 1'), content: t('الاسم', 'Name') },
              { key: 'b', label: t('الخطوة ٢', 'Step 2'), content: t('العنوان', 'Address') },
            ]}
          />
        ),
        text: ['ألسنة تُتجاوز بها خطوات لم تُملأ.', 'Tabs, by which empty steps are skipped.'],
      },
    },
  ],
});
