import { defineGuide } from '../../docs/guide.ts';
import { DateText } from '../Text/index.ts';
import { List, ListItem } from './index.ts';

export const guide = defineGuide({
  name: 'قائمة',
  purpose: [
    'أسطر من نوع واحد: نص، وقد يكون معه أيقونة وسطر ثانٍ وقيمة وفعل.',
    'Lines of one kind: a text, perhaps with an icon, a second line, a value and an action.',
  ],
  use: [['لنقاط، أو روابط، أو ملفات قليلة.', 'For points, links, or a few files.']],
  avoid: [
    { text: ['أسماء وقيم.', 'Names with values.'], instead: 'Components/DescriptionList' },
    { text: ['أعمدة.', 'Columns.'], instead: 'Components/Table' },
  ],
  anatomy: [
    { name: ['الأيقونة', 'Icon'], text: ['للأسطر كلها أو لا لشيء منها.', 'For all lines, or for none.'] },
    { name: ['النص', 'Text'], text: ['وبرابط يشمل السطر.', 'With a link, it covers the line.'] },
    { name: ['القيمة والفعل', 'Meta and action'], text: ['في آخر السطر.', 'At the end of the line.'] },
  ],
  content: [['الأسطر متوازية: كلها أسماء أو كلها جمل.', 'Lines are parallel: all nouns, or all sentences.']],
  keyboard: [
    { keys: ['Tab'], text: ['إلى رابط كل سطر ثم إلى فعله.', 'To the link of each line, then to its action.'] },
  ],
  accessibility: [
    [
      'يُقرأ عدد الأسطر؛ والفعل بجانب الرابط لا داخله.',
      'The number of lines is read; an action is beside the link, not in it.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <List variant="divided">
            <ListItem icon="file" meta={<DateText value="2026-03-01" />} href="#a">
              {t('تقرير الربع الأول', 'Report of the first quarter')}
            </ListItem>
            <ListItem icon="file" meta={<DateText value="2026-06-01" />} href="#b">
              {t('تقرير الربع الثاني', 'Report of the second quarter')}
            </ListItem>
          </List>
        ),
        text: ['أسطر من نوع واحد.', 'Lines of one kind.'],
      },
      dont: {
        render: (t) => (
          <List>
            <ListItem icon="file">{t('التقارير', 'Reports')}</ListItem>
            <ListItem>{t('اتصل بنا إن احتجت إلى مساعدة.', 'Call us if you need help.')}</ListItem>
          </List>
        ),
        text: ['اسم وجملة، وأيقونة لأحدهما.', 'A noun and a sentence, and an icon for one.'],
      },
    },
  ],
});
