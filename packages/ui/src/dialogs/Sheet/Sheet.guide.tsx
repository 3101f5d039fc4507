import { Button } from '../../components/Button/index.ts';
import { ToggleGroup } from '../../components/ToggleGroup/index.ts';
import { defineGuide } from '../../docs/guide.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';

export const guide = defineGuide({
  name: 'لوح سفلي',
  purpose: [
    'لوح من أسفل الشاشة بارتفاع محتواه، في متناول الإبهام: ترشيح، أو خيارات، أو نموذج قصير.',
    'A panel from the bottom edge, as high as its content and within reach of the thumb: filters, options, a short form.',
  ],
  use: [
    ['لترشيح قائمة في الجوال.', 'To filter a list on a phone.'],
    ['لخيارات تُرى القائمة فوقها وهي تتغيّر.', 'For options above which the list can be seen changing.'],
  ],
  avoid: [
    { text: ['قائمة تنقّل طويلة.', 'Long navigation.'], instead: 'Dialogs/Drawer' },
    { text: ['المحتوى نفسه في الشاشات الواسعة.', 'The same content on wide screens.'], instead: 'Dialogs/Dialog' },
    { text: ['أفعال على شيء واحد.', 'Actions on one thing.'], instead: 'Components/Menu' },
  ],
  anatomy: [
    { name: ['العنوان والإغلاق', 'Title and close button'], text: ['في أعلى اللوح.', 'At the top of the sheet.'] },
    { name: ['المحتوى', 'Content'], text: ['يُمرَّر إن تجاوز الشاشة.', 'Scrolls where it exceeds the screen.'] },
    { name: ['الأفعال', 'Footer'], text: ['ثابتة في الأسفل.', 'Stays at the bottom.'] },
  ],
  content: [['الزر يقول النتيجة: «اعرض ١٢ برنامجًا».', 'The button says the result: “Show 12 programs”.']],
  keyboard: [
    { keys: ['Tab'], text: ['داخل اللوح وحده.', 'Within the sheet only.'] },
    { keys: ['Escape'], text: ['يغلقه، ويعود التركيز إلى زره.', 'Closes it; the focus returns to its button.'] },
  ],
  accessibility: [['نافذة لها اسم؛ ولا يحتاج إغلاقها سحبًا.', 'A named dialog; closing it needs no swipe.']],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog
            title={t('تصفية البرامج', 'Filter the programs')}
            footer={<Button>{t('اعرض ١٢ برنامجًا', 'Show 12 programs')}</Button>}
          >
            <ToggleGroup
              label={t('المجال', 'Field')}
              defaultValue={['water']}
              options={[
                { value: 'water', label: t('الماء', 'Water') },
                { value: 'health', label: t('الصحة', 'Health') },
              ]}
            />
          </StillDialog>
        ),
        text: ['خيارات قليلة، وزر يقول عدد النتائج.', 'Few options, and a button with the number of results.'],
      },
      dont: {
        render: (t) => (
          <StillDialog
            title={t('تصفية', 'Filter')}
            footer={
              <>
                <Button>{t('تطبيق', 'Apply')}</Button>
                <Button variant="secondary">{t('إعادة ضبط', 'Reset')}</Button>
                <Button variant="quiet">{t('إلغاء', 'Cancel')}</Button>
              </>
            }
          />
        ),
        text: ['ثلاثة أزرار لا تقول ما سيُعرض.', 'Three buttons that do not say what will be shown.'],
      },
    },
  ],
});
