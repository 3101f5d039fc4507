import { defineGuide } from '../../docs/guide.ts';
import { NotificationList } from './NotificationList.tsx';

export const guide = defineGuide({
  name: 'قائمة الإشعارات',
  purpose: [
    'إشعارات العضو عن طلباته وحصصه، الأحدث أولًا، مقسومة بين اليوم وما قبله.',
    'A member’s notifications about orders and shares, newest first, grouped into today and earlier.',
  ],
  use: [
    ['لصفحة الإشعارات في حساب العضو.', 'For the page of notifications in a member’s account.'],
    ['لأخبار تخصّ صاحبها ويمكن أن تُعلَّم مقروءة.', 'For news about the reader that can be marked as read.'],
  ],
  avoid: [
    {
      text: ['نتيجة فعل قام به المستخدم الآن.', 'The result of what the user has just done.'],
      instead: 'Feedback/Toast',
    },
    { text: ['أخبار الجمعية للجميع.', 'News of the association for everybody.'], instead: 'Cards/NewsCard' },
    { text: ['تنبيه يلزم قبل المتابعة.', 'A warning that matters before going on.'], instead: 'Feedback/Alert' },
  ],
  anatomy: [
    {
      name: ['عدد غير المقروء', 'Unread count'],
      text: [
        'جملة بصيغة العدد الصحيحة، وزر لتعليم الكل مقروءًا.',
        'A sentence with the right plural, and a button that marks all as read.',
      ],
    },
    {
      name: ['المجموعة', 'Group'],
      text: ['«اليوم» و«السابقة»، بيوم الرياض.', '“Today” and “Earlier”, by the day in Riyadh.'],
    },
    {
      name: ['الإشعار', 'Notification'],
      text: [
        'أيقونة، وعنوان، ونص اختياري، ووقت؛ والرابط يشمل السطر كله.',
        'Icon, title, optional text and time; the link covers the whole row.',
      ],
    },
    { name: ['المزيد', 'More'], text: ['يظهر ما دام هناك أقدم.', 'Shown while there are older ones.'] },
  ],
  content: [
    ['العنوان يقول ما حدث بفعل ماضٍ: «وصل إيصال تبرّعك».', 'The title says what happened: “Your receipt has arrived”.'],
    ['لا «عزيزنا العضو» ولا علامات تعجّب.', 'No salutation and no exclamation mark.'],
    [
      'النص سطر أو سطران؛ والتفصيل في الصفحة التي يؤدي إليها.',
      'One or two lines of text; the details are on the page it leads to.',
    ],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: [
        'إلى رابط كل إشعار، ثم إلى زر تعليمه مقروءًا.',
        'To the link of each notification, then to its button that marks it as read.',
      ],
    },
    {
      keys: ['Enter'],
      text: ['يفتح الصفحة، ويُعلَّم الإشعار مقروءًا.', 'Opens the page and marks the notification as read.'],
    },
  ],
  accessibility: [
    [
      'عدد غير المقروء يُعلن حين يتغيّر؛ و«غير مقروء» نص قبل العنوان.',
      'The count of unread ones is announced when it changes; “Unread” is text before the title.',
    ],
    [
      'يختفي الزر بعد ضغطه، فينتقل التركيز إلى إشعاره أو إلى القائمة.',
      'A button disappears when it is pressed; the focus moves to its notification or to the list.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <NotificationList
            today="2026-11-21"
            items={[
              {
                id: 1,
                title: t('وصل إيصال تبرّعك', 'Your receipt has arrived'),
                date: '2026-11-21T08:05:00+03:00',
                read: false,
                href: '#receipt',
                icon: 'heart',
                tone: 'success',
              },
            ]}
          />
        ),
        text: ['ما حدث، في سطر، ورابط إلى تفصيله.', 'What happened in one line, with a link to the details.'],
      },
      dont: {
        render: (t) => (
          <NotificationList
            today="2026-11-21"
            items={[
              {
                id: 1,
                title: t('عزيزنا العضو!', 'Dear member!'),
                text: t('لديك تحديث جديد في حسابك.', 'There is a new update in your account.'),
                date: '2026-11-21T08:05:00+03:00',
                read: false,
              },
            ]}
          />
        ),
        text: ['لا يقول ما حدث، ولا يؤدي إلى شيء.', 'Does not say what happened and leads to nothing.'],
      },
    },
  ],
});
