import { defineGuide } from '../../docs/guide.ts';
import { Timeline } from './Timeline.tsx';

export const guide = defineGuide({
  name: 'الخط الزمني',
  purpose: [
    'يروي تاريخ الجمعية بسنواته: التأسيس، وأول فرع، وأول وقف.',
    'Tells the history of the association by its years: the founding, the first branch, the first endowment.',
  ],
  use: [
    ['لأحداث مضت، من ثلاثة إلى عشرة، الأقدم أولًا.', 'For three to ten events of the past, oldest first.'],
    ['حين تكون السنة جزءًا من المعنى.', 'Where the year is part of the meaning.'],
  ],
  avoid: [
    { text: ['خطوات يقوم بها القارئ.', 'Steps that the reader takes.'], instead: 'Data/StepList' },
    { text: ['مراحل حملة بمبالغها.', 'Steps of a campaign with their amounts.'], instead: 'Data/MilestoneList' },
  ],
  anatomy: [
    {
      name: ['السنة', 'Year'],
      text: [
        'سنة أو مدى سنوات، بأرقام لغة القارئ.',
        'A year or a range of years, in the digits of the reader’s language.',
      ],
    },
    { name: ['العنوان', 'Title'], text: ['الحدث في كلمات قليلة.', 'The event in a few words.'] },
    { name: ['النص', 'Text'], text: ['جملة أو جملتان عنه.', 'One or two sentences about it.'] },
  ],
  content: [
    [
      'العنوان اسم: «أول فرع»؛ والنص جملة بفعل ماضٍ.',
      'The title is a noun: “First branch”; the text is a sentence in the past tense.',
    ],
    ['لا تجمع تقويمين في خط واحد.', 'Do not mix two calendars in one timeline.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'قائمة مرتّبة، ولكل حدث عنوان يُتنقّل به؛ اختر مستواه بـheadingLevel.',
      'An ordered list in which each event has a heading; set its level by headingLevel.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Timeline
            items={[
              {
                year: 1982,
                title: t('التأسيس', 'Founded'),
                text: t('اجتمع اثنا عشر مزارعًا وأسّسوا الجمعية.', 'Twelve farmers founded the association.'),
              },
              {
                year: 2004,
                title: t('أول فرع', 'First branch'),
                text: t('افتُتح فرع عنيزة.', 'The branch in Unayzah opened.'),
              },
            ]}
          />
        ),
        text: ['حدث وسنته وجملة عنه.', 'An event, its year and a sentence about it.'],
      },
      dont: {
        render: (t) => (
          <Timeline
            items={[
              { year: 1, title: t('سجّل', 'Sign up'), text: t('أدخل رقم جوالك.', 'Enter your mobile number.') },
              { year: 2, title: t('ادفع', 'Pay'), text: t('بالبطاقة أو بالتحويل.', 'By card or transfer.') },
            ]}
          />
        ),
        text: ['خطوات في ثوب سنوات: استعمل قائمة الخطوات.', 'Steps in place of years: use the list of steps.'],
      },
    },
  ],
});
