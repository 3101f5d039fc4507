import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Box/index.ts';
import { Menu } from './index.ts';

export const guide = defineGuide({
  name: 'قائمة الأفعال',
  purpose: [
    'زر يفتح قائمة أفعال على شيء واحد، كطلب أو مستند. تبقى الأفعال القليلة الاستعمال في متناول اليد، ولا تزاحم المحتوى.',
    'A button that opens a list of actions on one thing, such as an order or a document. Actions of rare use stay within reach and leave the content room.',
  ],
  use: [
    ['لثلاثة أفعال فأكثر على سطر في قائمة أو على بطاقة.', 'For three or more actions on a row of a list or on a card.'],
    [
      'لخيارات عرض تُفعَّل وتُعطَّل، كمرشّحات جدول.',
      'For view options that are switched on and off, such as the filters of a table.',
    ],
  ],
  avoid: [
    {
      text: ['اختيار قيمة تُرسل مع نموذج.', 'To choose a value that a form submits.'],
      instead: 'Forms/Select',
    },
    {
      text: ['فعل واحد أو فعلان: أظهِر الأزرار نفسها.', 'One or two actions: show the buttons themselves.'],
      instead: 'Components/Button',
    },
    {
      text: [
        'محتوى غير الأفعال، كنموذج قصير أو تفاصيل.',
        'Content other than actions, such as a short form or details.',
      ],
      instead: 'Components/Popover',
    },
  ],
  anatomy: [
    {
      name: ['الزر', 'Button'],
      text: ['يسمّي الشيء الذي تعمل فيه الأفعال.', 'Names the thing that the actions work on.'],
    },
    {
      name: ['القائمة', 'List'],
      text: [
        'تُفتح عند بداية الزر، وتبقى داخل الشاشة.',
        'Opens at the start of the button and stays inside the screen.',
      ],
    },
    {
      name: ['الفعل', 'Action'],
      text: [
        'أيقونة ونص؛ والفعل الذي لا رجعة فيه أحمر، وفي آخر القائمة.',
        'Icon and text; an action that cannot be undone is red and comes last.',
      ],
    },
    {
      name: ['الفاصل', 'Separator'],
      text: ['يفصل بين أفعال مختلفة النوع.', 'Separates actions of different kinds.'],
    },
  ],
  content: [
    ['ابدأ الفعل بمصدره: «تنزيل الإيصال» لا «الإيصال».', 'Begin with the verb: “Download receipt”, not “Receipt”.'],
    ['من كلمتين إلى أربع، بلا نقطة في آخره.', 'Two to four words, without a full stop.'],
    [
      'اسم الزر يحدّد الشيء: «إجراءات الطلب ١٠٤٢» لا «المزيد».',
      'The button’s name says what it belongs to: “Actions of order 1042”, not “More”.',
    ],
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      text: ['يفتح القائمة، وينتقل التركيز إلى أول فعل.', 'Opens the list and moves the focus to the first action.'],
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      text: ['الفعل السابق أو التالي، وبعد الأخير الأول.', 'Previous or next action; after the last comes the first.'],
    },
    { keys: ['Home', 'End'], text: ['أول فعل أو آخره.', 'First or last action.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'بالعربية يفتح السهم الأيسر القائمة الفرعية ويغلقها الأيمن.',
        'In English the right arrow opens a submenu and the left one closes it.',
      ],
    },
    {
      keys: ['A', 'ب'],
      text: ['حرف: ينتقل إلى أول فعل يبدأ به.', 'A letter: moves to the next action that begins with it.'],
    },
    {
      keys: ['Escape'],
      text: ['يغلق القائمة، ويعود التركيز إلى الزر.', 'Closes the list; the focus returns to the button.'],
    },
  ],
  accessibility: [
    [
      'يُعلن الزر أنه يفتح قائمة، وهل هي مفتوحة؛ ويُعلن اسم القائمة وهو اسم الزر.',
      'The button says that it opens a menu and whether it is open; the menu has the name of its button.',
    ],
    [
      'الفعل المعطّل يبقى في ترتيب الأسهم ويُعلن أنه معطّل.',
      'A disabled action can be reached by the arrow keys and says that it is disabled.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Menu
            label={t('إجراءات الطلب ١٠٤٢', 'Actions of order 1042')}
            items={[
              { key: 'receipt', label: t('تنزيل الإيصال', 'Download receipt'), icon: 'download', onSelect: () => {} },
              { key: 'share', label: t('مشاركة البطاقة', 'Share the card'), icon: 'share', onSelect: () => {} },
              'separator',
              { key: 'stop', label: t('إيقاف التبرّع', 'Stop the donation'), tone: 'danger', onSelect: () => {} },
            ]}
          />
        ),
        text: ['اسم يقول ما تخصّه الأفعال.', 'A name that says what the actions belong to.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            <Menu
              label={t('المزيد', 'More')}
              items={[{ key: 'receipt', label: t('الإيصال', 'Receipt'), onSelect: () => {} }]}
            />
            <Button variant="quiet">{t('المزيد', 'More')}</Button>
          </Stack>
        ),
        text: ['قائمة لفعل واحد، واسم لا يقول شيئًا.', 'A menu for one action, and a name that says nothing.'],
      },
    },
  ],
});
