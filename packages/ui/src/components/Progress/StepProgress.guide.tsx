import { defineGuide } from '../../docs/guide.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { StepProgress } from './index.ts';

export const guide = defineGuide({
  name: 'تقدّم الخطوات',
  purpose: ['أين المستخدم من خطوات نموذج.', 'Where the user is in the steps of a form.'],
  use: [['لثلاث خطوات إلى ست. والنموذج بخطوات يضعه وحده.', 'For three to six steps; Wizard shows it by itself.']],
  avoid: [
    { text: ['ما تمّ من مبلغ.', 'How much of an amount.'], instead: 'Components/ProgressBar' },
    { text: ['مهام بأي ترتيب.', 'Tasks in any order.'], instead: 'Components/TaskList' },
  ],
  anatomy: [
    {
      name: ['الخطوات', 'Steps'],
      text: ['تجري مع القراءة؛ وما تمّ عليه علامة.', 'Run in the reading direction; completed ones are checked.'],
    },
    {
      name: ['الحالية', 'Current step'],
      text: ['بارزة، واسمها كامل في الجوال.', 'Emphasised, with its whole name on a phone.'],
    },
  ],
  content: [['أسماء من كلمة أو كلمتين.', 'Names of one or two words.']],
  keyboard: [],
  accessibility: [
    ['قائمة مرتّبة؛ والحالية تُعلن الخطوة الحالية.', 'An ordered list; the current step is announced as such.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StepProgress
            current={1}
            steps={[
              { label: t('البيانات', 'Details') },
              { label: t('العنوان', 'Address') },
              { label: t('المراجعة', 'Review') },
            ]}
          />
        ),
        text: ['كم بقي، في لمحة.', 'How much is left, at a glance.'],
      },
      dont: {
        render: (t) => (
          <Breadcrumbs items={[{ label: t('الخطوة ١', 'Step 1'), href: '#1' }, { label: t('الخطوة ٢', 'Step 2') }]} />
        ),
        text: ['مسار صفحات لخطوات نموذج.', 'A path of pages for the steps of a form.'],
      },
    },
  ],
});
